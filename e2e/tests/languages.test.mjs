// Everything is there in every language: pages, a table, its log.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, languages, mouse, picture, play, playNow, site } from "../support.mjs";

const here = site();
const pages = ["/", "/new", "/games", "/learn", "/rules/carrara-2e", "/settings"];

for (const language of languages) {
  test(`pages and a table in ${language}`, async () => {
    const page = await here.page({ locale: language });
    const seen = [];
    for (const path of pages) {
      await page.goto(here.server.base + path);
      await page.locator("h1").first().waitFor();
      await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), language));
      seen.push(await page.locator("h1").first().innerText());
    }
    await playNow(page, here.server.base, { ruleset: "carrara-1e" });
    await play(page, { ...mouse(page, 3), most: 6 });
    await picture(page, `language-${language}`);
    await eventually(async () => {
      const log = await page.locator(".log").innerText();
      assert.ok(log.length > 40, log);
    });
    assert.deepEqual(page.problems, []);
    here.headings ??= new Map();
    here.headings.set(language, seen.slice(1).join("|"));
  });
}

test("the languages differ", () => {
  assert.equal(new Set(here.headings.values()).size, languages.length);
});

test("what the server refuses is told in the reader's language", async () => {
  const told = new Set();
  for (const language of languages) {
    const page = await here.page({ locale: language });
    await page.goto(`${here.server.base}/account`);
    await page.locator(".form input").first().fill("Nobody");
    await page.locator(".form input[type=password]").fill("wrong password");
    await page.locator(".form button.main").click();
    told.add(await page.locator(".refusal").innerText());
  }
  assert.equal(told.size, languages.length, [...told].join("|"));
  assert.ok(told.has("Der Name oder das Passwort ist falsch."), [...told].join("|"));
});

test("the language can be changed on the spot", async () => {
  const page = await here.page({ locale: "en" });
  await page.goto(`${here.server.base}/settings`);
  const select = page.locator("select").first();
  const before = await page.locator("h1").innerText();
  await select.selectOption("de");
  await page.waitForFunction((text) => document.querySelector("h1").innerText !== text, before);
  await eventually(async () => assert.equal(await page.evaluate(() => document.documentElement.lang), "de"));
});
