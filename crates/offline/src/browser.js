// What the worker needs of the browser: IndexedDB as a shelf, and a way to speak to its page and to other pages.

let opened;

function database() {
  opened ??= new Promise((done, failed) => {
    const request = indexedDB.open("palazzi", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("heads");
      request.result.createObjectStore("sheets");
    };
    request.onsuccess = () => {
      // A newer version of this program may want to change the shelf.
      request.result.onversionchange = () => request.result.close();
      done(request.result);
    };
    request.onerror = () => failed(request.error);
  });
  return opened;
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
  return (await database()).transaction(store).objectStore(store);
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
  const transaction = (await database()).transaction(["heads", "sheets"], "readwrite");
  const heads = transaction.objectStore("heads");
  const ended = new Promise((done, failed) => {
    transaction.oncomplete = () => done("done");
    transaction.onabort = () => {
      if (transaction.error?.name === "ConstraintError") done("conflict");
      else if (transaction.error) failed(transaction.error);
      else done("gone");
    };
  });
  const known = heads.getKey(table);
  known.onsuccess = () => {
    if (first > 1 && known.result === undefined) return transaction.abort();
    heads.put(head, table);
    if (sheet !== undefined) transaction.objectStore("sheets").add(sheet, [table, first]);
  };
  return ended;
}

export async function remove(table) {
  const transaction = (await database()).transaction(["heads", "sheets"], "readwrite");
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
others.onmessage = ({ data }) => self.onmessage({ data: JSON.stringify({ changed: { table: data } }) });

export function tellOthers(table) {
  others.postMessage(table);
}
