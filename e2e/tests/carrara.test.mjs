// Pointing at things of Carrara's board.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, playNow, site } from "../support.mjs";

const here = site();

test("bricks are chosen one by one, and the price follows", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "carrara-2e" });
  const bricks = page.locator(".riding.open");
  await bricks.first().waitFor();
  await bricks.last().press("Enter");
  await page.locator(".tray .total").waitFor();
  const one = await page.locator(".tray .total").innerText();
  await bricks.last().press("Enter");
  await eventually(async () => assert.notEqual(await page.locator(".tray .total").innerText(), one));
  await eventually(async () => assert.equal(await page.locator(".riding[aria-pressed='true']").count(), 2));
});

test("what is not possible says why", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "carrara-1e" });
  await page.locator(".bar.yours").waitFor();
  await page.locator(".plaque[aria-disabled='true']").first().click({ force: true });
  await page.locator(".refusal a").waitFor();
  assert.match(await page.locator(".refusal").innerText(), /E1-SCORE/);
});
