// Stored positions, opened on the device: the table of a game exactly as it stood, with the reader in the seat that is to
// decide. Because a person is to decide, nothing moves by itself.
import { readFileSync } from "node:fs";

const folder = new URL("./games/", import.meta.url);

// Where `cargo xtask positions` has found what to look at: `game`, `name`, `at` (entries that have happened), `seat`.
export const positions = JSON.parse(readFileSync(new URL("positions.json", folder), "utf8"));

// A stored game: ruleset, number of players, and the entries of its log.
export function readGame(name) {
  const [head, log] = readFileSync(new URL(`${name}.game`, folder), "utf8").split(/^--\n/m);
  const field = (key) => head.match(new RegExp(`^${key} (.*)$`, "m"))[1];
  return { ruleset: field("ruleset"), players: Number(field("players")), entries: log.trim().split("\n") };
}

// Opens the live table of a stored game after so many entries. Answers with the name of the table.
export async function openPosition(page, base, game, at, seat) {
  const { ruleset, players, entries } = readGame(game);
  const table = `local-${game}-${at}`;
  if (!page.url().startsWith(base)) await page.goto(`${base}/boot.js`);
  const opening = await openingOf(page, ruleset, players, seat);
  await page.evaluate(keep, { table, opening, entries: entries.slice(0, at) });
  const isInside = await page.evaluate(() => document.querySelector("main") !== null);
  if (isInside) await page.evaluate(follow, `/t/${table}`);
  else await page.goto(`${base}/t/${table}`);
  await page.locator("main.table").waitFor();
  await settled(page);
  return table;
}

// Waits until the page has drawn everything: fonts are there, and nothing moves any more.
export async function settled(page) {
  await page.evaluate(async () => {
    const frame = () => new Promise((done) => requestAnimationFrame(done));
    const moving = (animation) => animation.playState === "running" && animation.effect.getComputedTiming().endTime !== Infinity;
    await document.fonts.ready;
    let still = 0;
    while (still < 2) {
      await frame();
      still = document.getAnimations().some(moving) ? 0 : still + 1;
    }
  });
}

// What stands above the first entry in the log of a table where the reader has this seat and bots have the others. The
// worker of the client opens such a table, so that head and lines are as this version writes them.
const openings = new Map();

function openingOf(page, ruleset, players, seat) {
  const key = `${ruleset} ${players} ${seat}`;
  if (!openings.has(key)) {
    const levels = ["builder", "mason", "novice"];
    const seats = [..."ABCD"].slice(0, players).map((letter) => (letter === seat ? "me" : { bot: levels.pop() }));
    openings.set(key, page.evaluate(open, { ruleset, seats, visibility: "link" }));
  }
  return openings.get(key);
}

// In the page: goes to a path without loading the client again. The page that was there goes first.
async function follow(path) {
  const before = document.querySelector("main");
  history.pushState(null, "", path);
  dispatchEvent(new PopStateEvent("popstate"));
  while (before.isConnected) await new Promise((done) => requestAnimationFrame(done));
}

// In the page: opens a table that nobody watches, takes its head and deeds, and forgets it.
async function open(wish) {
  const worker = new Worker("/worker.js", { type: "module" });
  let asked = 0;
  const ask = (question) =>
    new Promise((done, failed) => {
      const number = (asked += 1);
      worker.addEventListener("message", ({ data }) => {
        const { answer, refused, broken } = JSON.parse(data);
        if (answer?.ask === number) done(answer.answer);
        if (refused?.ask === number || broken) failed(new Error(data));
      });
      worker.postMessage(JSON.stringify({ ask: { ask: number, question } }));
    });
  const { table } = await ask({ open: { wish, names: ["Maddalena"] } });
  const database = await new Promise((done, failed) => {
    const request = indexedDB.open("palazzi", 1);
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const stores = database.transaction(["heads", "sheets"], "readonly");
  const read = (store, key) =>
    new Promise((done, failed) => {
      const request = stores.objectStore(store).get(key);
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });
  const [head, sheet] = await Promise.all([read("heads", table), read("sheets", [table, 1])]);
  database.close();
  await ask({ delete: { table } });
  worker.terminate();
  const deeds = JSON.parse(sheet).filter((line) => line.body.startsWith("{"));
  return { table, head, deeds };
}

// In the page: keeps a table as `crates/offline` does, with an opening and the entries of a game.
async function keep({ table, opening, entries }) {
  const like = opening.deeds.at(-1);
  const lines = [...opening.deeds, ...entries.map((body) => ({ ...like, body }))];
  const database = await new Promise((done, failed) => {
    const request = indexedDB.open("palazzi", 1);
    request.onupgradeneeded = () => {
      request.result.createObjectStore("heads");
      request.result.createObjectStore("sheets");
    };
    request.onsuccess = () => done(request.result);
    request.onerror = () => failed(request.error);
  });
  const transaction = database.transaction(["heads", "sheets"], "readwrite");
  const sheets = transaction.objectStore("sheets");
  transaction.objectStore("heads").put(opening.head.replaceAll(opening.table, table), table);
  sheets.delete(IDBKeyRange.bound([table, 1], [table, Infinity]));
  sheets.put(JSON.stringify(lines), [table, 1]);
  await new Promise((done, failed) => {
    transaction.oncomplete = done;
    transaction.onabort = () => failed(transaction.error);
  });
  database.close();
}
