// Games that are kept on this device: several people who share it, several pages at one table, and what is kept.
import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { eventually, mouse, play, playNow, site } from "../support.mjs";

const here = site();

const number = (page) => page.locator(".bar").getAttribute("data-number");
const curtain = (page) => page.locator(".curtain[open]");

test("people who share a device see what is theirs", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "carrara-2e", people: 2 });
  await curtain(page).waitFor();
  for (let time = 0; time < 3; time += 1) await page.keyboard.press("Escape");
  await eventually(async () => assert.equal(await curtain(page).count(), 1, "the curtain opens for the right person only"));
  await page.locator(".curtain button").focus();
  await page.keyboard.press("Enter");
  await page.locator(".bar.yours").waitFor();
  await curtain(page).waitFor({ state: "detached" });
  await play(page, { ...mouse(page, 3), most: 1 });
  await curtain(page).waitFor();
  await page.reload();
  await curtain(page).waitFor();
  assert.deepEqual(page.problems, []);
});

test("two pages at one table", async () => {
  const one = await here.page();
  await playNow(one, here.server.base, { ruleset: "palazzo" });
  const two = await one.context().newPage();
  await two.goto(one.url());
  await two.locator(".bar").waitFor();
  await play(one, { ...mouse(one, 4), most: 3 });
  await two.waitForFunction((wanted) => Number(document.querySelector(".bar").dataset.number) >= Number(wanted), await number(one));
  await play(two, { ...mouse(two, 5), most: 2 });
  await one.waitForFunction((wanted) => Number(document.querySelector(".bar").dataset.number) >= Number(wanted), await number(two));
});

test("a game goes on after its browser has closed the connection to what is kept", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "palazzo" });
  const [worker] = page.workers();
  for (let times = 0; times < 3; times += 1) {
    await page.locator(".bar.yours").waitFor();
    await worker.evaluate(() => {
      const { transaction } = IDBDatabase.prototype;
      IDBDatabase.prototype.transaction = function (...wish) {
        IDBDatabase.prototype.transaction = transaction;
        this.close();
        return this.transaction(...wish);
      };
    });
    await play(page, { ...mouse(page, 7 + times), most: 1 });
  }
  assert.deepEqual(page.problems, []);
});

test("a finished game is saved, brought to the server, opened and deleted", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "carrara-2e" });
  await play(page, mouse(page, 6));
  await page.goto(`${here.server.base}/games`);
  const [file] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Save as a file" }).click()]);
  const path = await file.path();
  assert.match(readFileSync(path, "utf8"), /^palazzi 1\nruleset carrara-2e\n/);
  await page.getByRole("button", { name: "Put it on the server" }).click();
  await page.getByRole("button", { name: "It is at the server now" }).waitFor();
  await page.locator(".import input").setInputFiles(path);
  await page.waitForURL(/\/t\/local-/);
  await page.goto(`${here.server.base}/games`);
  const kept = page.locator(".game:has(.buttons)");
  await kept.nth(1).waitFor();
  await kept.first().getByRole("button", { name: "Delete" }).click();
  await kept.first().getByRole("button", { name: "Delete for ever" }).click();
  await page.waitForFunction(() => document.querySelectorAll(".game .buttons").length === 1);
});
