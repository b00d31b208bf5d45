// Looking back: the end screen, the replay by mouse and keyboard, charts, and games from files.
import assert from "node:assert/strict";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { test } from "node:test";
import { axeSource, eventually, picture, site, widths } from "../support.mjs";

const here = site();

// Games that bots have played among themselves, each within seconds: tables by ruleset.
let played;
const games = () => (played ??= playGames());

async function playGames() {
  const page = await here.page();
  const ask = (path, data) => page.request.post(here.server.base + path, { data, headers: { origin: here.server.base } });
  await ask("/api/guests", {});
  const tables = {};
  for (const ruleset of ["palazzo", "carrara-1e"]) {
    const answer = await ask("/api/tables", { ruleset, seats: [{ bot: "builder" }, { bot: "novice" }, { bot: "mason" }] });
    tables[ruleset] = (await answer.json()).table;
  }
  for (const table of Object.values(tables)) {
    const record = `${here.server.base}/api/tables/${table}/record`;
    await eventually(async () => assert.ok((await page.request.get(record)).ok()), 120_000);
  }
  return tables;
}

async function opened(path, options) {
  const page = await here.page(options);
  await page.goto(here.server.base + path);
  return page;
}

const isAt = (page, step, last) =>
  eventually(async () => assert.equal(await page.locator(".happened .where").innerText(), `Step ${step} of ${last}`));

// The boards are looked at by the test of the tables.
async function complaints(page) {
  await page.addScriptTag({ path: axeSource });
  const result = await page.evaluate(() => window.axe.run({ exclude: [".scene", ".board"] }));
  return result.violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

test("a replay moves by keys, by its list and by its address", async () => {
  const tables = await games();
  const page = await opened(`/replay/${tables.palazzo}/10`);
  await page.locator(".transport").waitFor();
  const last = Number(await page.locator(".slider").getAttribute("max"));
  await isAt(page, 10, last);
  for (const [key, step] of [["ArrowRight", 11], ["ArrowLeft", 10], ["End", last], ["Home", 0]]) {
    await page.keyboard.press(key);
    await isAt(page, step, last);
  }
  await page.locator("ol.steps button").nth(8).click();
  const step = Number(await page.locator("ol.steps button").nth(8).locator(".number").innerText());
  await isAt(page, step, last);
  await page.locator("ol.steps button[aria-current]", { hasText: String(step) }).waitFor();
  await page.waitForURL(`**/replay/${tables.palazzo}/${step}`);
  await page.keyboard.press("ArrowRight");
  await page.locator("button.play").click();
  await page.waitForFunction((before) => document.querySelector(".slider").valueAsNumber > before, step + 1);
  assert.deepEqual(page.problems, []);
});

test("a chart is read step by step, and as a table", async () => {
  const tables = await games();
  const page = await opened(`/replay/${tables["carrara-1e"]}/20?show=charts`);
  const field = page.locator(".chart .field");
  await field.focus();
  await page.keyboard.press("ArrowRight");
  const reading = /^Step 21 of \d+: Capitan Brina -?\d+, Nino -?\d+, Mastro Tufo -?\d+$/;
  await eventually(async () => assert.match(await field.getAttribute("aria-valuetext"), reading));
  await isAt(page, 21, await field.getAttribute("aria-valuemax"));
  await page.locator(".as-table summary").click();
  await page.locator(".as-table tbody tr").nth(10).waitFor();
  assert.deepEqual(page.problems, []);
});

test("the end screen counts line by line, and the game can be taken along", async () => {
  for (const [ruleset, table] of Object.entries(await games())) {
    const page = await opened(`/t/${table}`, { acceptDownloads: true });
    await page.locator("dialog.result .winner.won").waitFor();
    const record = await (await page.request.get(`${here.server.base}/api/tables/${table}/record`)).text();
    const result = record.match(/^result (.*)$/m)[1].match(/-?\d+/g);
    await eventually(async () => {
      const totals = await page.locator(".final .total td .hidden").allInnerTexts();
      assert.deepEqual(totals.map((total) => total.replace("−", "-")), result, ruleset);
    });
    const [file] = await Promise.all([page.waitForEvent("download"), page.locator("dialog .buttons > button").last().click()]);
    assert.equal(readFileSync(await file.path(), "utf8"), record);
    assert.deepEqual(page.problems, []);
  }
});

test("a game from a file is replayed on this device; a broken one is refused with its line", async () => {
  const tables = await games();
  const page = await opened("/replay");
  const record = await (await page.request.get(`${here.server.base}/api/tables/${tables.palazzo}/record`)).text();
  const [sound, broken] = ["sound.game", "broken.game"].map((name) => join(here.server.data, name));
  writeFileSync(sound, record);
  writeFileSync(broken, record.replace(/^A .*$/m, "A fly"));
  await page.locator("input[type=file]").setInputFiles(broken);
  await page.locator(".refusal", { hasText: /line \d+/ }).waitFor();
  await page.locator("input[type=file]").setInputFiles(sound);
  await page.locator(".transport").waitFor();
  await page.waitForURL(/\/replay\/local-/);
  await page.locator("h1", { hasText: "Player A, Player B, Player C" }).waitFor();
  assert.deepEqual(page.problems, []);
});

for (const colorScheme of ["light", "dark"]) {
  test(`axe finds nothing to complain about, ${colorScheme}`, async () => {
    for (const [ruleset, table] of Object.entries(await games())) {
      const looks = { over: `/t/${table}`, replay: `/replay/${table}/30`, charts: `/replay/${table}/30?show=charts` };
      for (const [name, path] of Object.entries(looks)) {
        const page = await opened(path, { colorScheme, bypassCSP: true });
        await page.locator(name === "over" ? "dialog.result .winner.won" : ".transport").waitFor();
        assert.deepEqual(await complaints(page), [], `${name} of ${ruleset}`);
        for (const width of widths) {
          await page.setViewportSize({ width, height: 900 });
          await picture(page, `${name}-${ruleset}-${width}-${colorScheme}`);
        }
        await page.close();
      }
    }
  });
}
