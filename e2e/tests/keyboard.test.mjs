// A whole game without a mouse: from the start page to the end screen with Tab, Enter, Space and single keys.
import assert from "node:assert/strict";
import { test } from "node:test";
import { choosable, eventually, numbers, play, site } from "../support.mjs";

const here = site();

async function tabTo(page, matches) {
  for (let step = 0; step < 400; step += 1) {
    if (await page.evaluate((selector) => document.activeElement?.matches(selector) ?? false, matches)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`the keyboard does not reach ${matches}`);
}

test("a whole game of Palazzo by keyboard", async () => {
  const page = await here.page();
  await page.goto(here.server.base);
  await page.evaluate(() => localStorage.setItem("last-game", "palazzo 2 1 novice"));
  await page.goto(here.server.base);
  await page.locator(".hero").waitFor();
  await tabTo(page, ".go button.main");
  await page.keyboard.press("Enter");
  await page.locator(".bar").waitFor();
  const number = numbers(7);
  const decisions = await play(page, {
    point: async (count) => {
      for (let step = number(Math.min(count, 3)); step >= 0; step -= 1) {
        await page.keyboard.press("Tab");
        await tabTo(page, choosable);
      }
      await page.keyboard.press("Enter");
    },
    confirm: () => page.keyboard.press("c"),
  });
  assert.ok(decisions > 5, `${decisions} decisions`);
  assert.deepEqual(page.problems, []);
});

test("the first link leads past the others", async () => {
  const page = await here.page();
  await page.goto(`${here.server.base}/settings`);
  await page.locator("main#content").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await eventually(async () => assert.ok(await page.evaluate(() => document.activeElement.closest("#content") !== null)));
});
