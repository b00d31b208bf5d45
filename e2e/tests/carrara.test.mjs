// Whole games of Carrara by pointing at the things of the board, wherever one glows.
import assert from "node:assert/strict";
import { test } from "node:test";
import { numbers, picture, play, playNow, rulesets, site } from "../support.mjs";

const here = site();

// Hands that point at the board, and at the bar where nothing on the board glows.
function board(page, seed) {
  const number = numbers(seed);
  const options = page.locator(".bar .options button[aria-pressed='false']");
  return {
    point: async (count) => {
      const pointed = await page.evaluate((chance) => {
        const things = [...document.querySelectorAll(".carrara :is(button, g).open")].filter((thing) => thing.getClientRects().length > 0);
        things[chance % things.length]?.dispatchEvent(new MouseEvent("click", { bubbles: true }));
        return things.length > 0;
      }, number(1000));
      if (!pointed) await options.nth(number(count)).click();
    },
    confirm: () => page.locator(".bar .buttons button.main").click(),
  };
}

for (const [index, ruleset] of rulesets.filter((ruleset) => ruleset.startsWith("carrara")).entries()) {
  test(`a whole game of ${ruleset} on the board`, async () => {
    const page = await here.page();
    await playNow(page, here.server.base, { ruleset, players: 2 + (index % 3) });
    const decisions = await play(page, board(page, index + 7));
    assert.ok(decisions > 5, `${decisions} decisions`);
    await picture(page, `board-${ruleset}`);
    assert.deepEqual(page.problems, []);
  });
}

test("bricks are chosen one by one, and the price follows", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "carrara-2e" });
  const bricks = page.locator(".riding.open");
  await bricks.first().waitFor();
  await bricks.last().press("Enter");
  await page.locator(".tray .total").waitFor();
  const one = await page.locator(".tray .total").innerText();
  await bricks.last().press("Enter");
  assert.notEqual(await page.locator(".tray .total").innerText(), one);
  assert.equal(await page.locator(".riding[aria-pressed='true']").count(), 2);
});

test("what is not possible says why", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "carrara-1e" });
  await page.locator(".bar.yours").waitFor();
  await page.locator(".plaque[aria-disabled='true']").first().click();
  await page.locator(".refusal a").waitFor();
  assert.match(await page.locator(".refusal").innerText(), /E1-SCORE/);
});
