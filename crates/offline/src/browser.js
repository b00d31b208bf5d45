// What the worker needs of the browser: IndexedDB as a shelf, and a way to speak to its page and to other pages.

// The connection, once it is asked for; nothing if there is none or it is closed.
let opened;

function database() {
  opened ??= connect();
  return opened;
}

function connect() {
  const opening = new Promise((done, failed) => {
    const request = indexedDB.open("palazzi", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("heads");
      request.result.createObjectStore("sheets");
    };
    request.onsuccess = () => {
      // Browsers close connections of pages that nobody has looked at for a while.
      request.result.onclose = forget;
      // A newer version of this program may want to change the shelf.
      request.result.onversionchange = () => {
        request.result.close();
        forget();
      };
      done(request.result);
    };
    request.onerror = () => failed(request.error);
  });
  const forget = () => {
    if (opened === opening) opened = undefined;
  };
  opening.catch(forget);
  return opening;
}

// Not every closed connection says so: one that begins no transaction is replaced once.
async function begin(stores, mode) {
  const opening = database();
  try {
    return (await opening).transaction(stores, mode);
  } catch (error) {
    if (error.name !== "InvalidStateError") throw error;
    if (opened === opening) opened = undefined;
    return (await database()).transaction(stores, mode);
  }
}

function result(request) {
  return new Promise((done, failed) => {
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
}

function sheetsOf(table, from) {
  return IDBKeyRange.bound([table, from], [table, Infinity]);
}

async function read(store) {
  return (await begin(store, "readonly")).objectStore(store);
}

export async function heads() {
  const store = await read("heads");
  const [tables, heads] = await Promise.all([result(store.getAllKeys()), result(store.getAll())]);
  return tables.map((table, index) => [table, heads[index]]);
}

export async function head(table) {
  return result((await read("heads")).get(table));
}

export async function sheets(table, from) {
  return result((await read("sheets")).getAll(sheetsOf(table, from)));
}

// Writes a head and a sheet: "done", "conflict" or "gone". All or nothing: what fails ends the transaction.
export async function write(table, head, first, sheet) {
  const transaction = await begin(["heads", "sheets"], "readwrite");
  const heads = transaction.objectStore("heads");
  let isGone = false;
  const ended = new Promise((done, failed) => {
    transaction.oncomplete = () => done("done");
    transaction.onabort = () => {
      if (isGone) done("gone");
      else if (transaction.error?.name === "ConstraintError") done("conflict");
      else failed(transaction.error);
    };
  });
  const known = heads.getKey(table);
  known.onsuccess = () => {
    isGone = first > 1 && known.result === undefined;
    if (isGone) return transaction.abort();
    heads.put(head, table);
    if (sheet !== undefined) transaction.objectStore("sheets").add(sheet, [table, first]);
  };
  return ended;
}

export async function remove(table) {
  const transaction = await begin(["heads", "sheets"], "readwrite");
  transaction.objectStore("heads").delete(table);
  transaction.objectStore("sheets").delete(sheetsOf(table, 1));
  return new Promise((done, failed) => {
    transaction.oncomplete = () => done();
    transaction.onabort = () => failed(transaction.error);
  });
}

export function tell(text) {
  postMessage(text);
}

// Pages of the same browser share the shelf. What another one has changed is heard like something that the page says.
const others = new BroadcastChannel("palazzi-tables");
others.onmessage = ({ data }) => changed(data);

function changed(table) {
  self.onmessage({ data: JSON.stringify({ changed: { table } }) });
}

export function tellOthers(table) {
  others.postMessage(table);
}

// The timers of tables that are looked at again after a pause.
const reminders = new Map();

export function remind(table, pause) {
  const look = () => {
    reminders.delete(table);
    changed(table);
  };
  clearTimeout(reminders.get(table));
  reminders.set(table, setTimeout(look, pause));
}
