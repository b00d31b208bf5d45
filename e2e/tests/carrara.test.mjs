// The board of Carrara, and what stands around it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, playNow, site } from "../support.mjs";

const here = site();

test("bricks are chosen one by one, and the price follows", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "carrara-2e" });
  const bricks = page.locator(".bricks[data-part^='Brick(I,']");
  await bricks.nth(1).waitFor();
  await bricks.nth(0).press("Enter");
  await eventually(async () => assert.notEqual(await page.locator(".meant").innerText(), ""));
  const one = await page.locator(".meant").innerText();
  await bricks.nth(1).press("Enter");
  await eventually(async () => assert.notEqual(await page.locator(".meant").innerText(), one));
  await eventually(async () => assert.equal(await page.locator(".bricks[aria-pressed='true']").count(), 2));
});

test("what is not possible says why", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "carrara-1e" });
  await page.locator(".bar.yours").waitFor();
  await page.locator(".socket[aria-disabled='true']").first().click({ force: true });
  await page.locator(".refusal a").waitFor();
  assert.match(await page.locator(".refusal a").getAttribute("href"), /#E1-SCORE/);
});

test("bricks on the wheel leave each other's letters and prices to be read", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "carrara-1e" });
  await page.locator(".bricks .coin").first().waitFor();
  const covered = () => page.evaluate(() => {
    const words = [...document.querySelectorAll(".bricks .coin text")];
    const outlined = words.filter((word) => getComputedStyle(word).stroke !== "none");
    const bricks = [...document.querySelectorAll(".bricks")];
    const box = (brick, part) => brick.querySelector(part).getBoundingClientRect();
    const meet = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1.5
      && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1.5;
    // What is to be read of one, and where another one is drawn over it.
    const covers = (one, other) => [".letter", ".coin"].some((part) => meet(box(one, part), box(other, ".hit")));
    const pairs = bricks.filter((one) => bricks.some((other) => other !== one && covers(one, other)));
    return { bricks: bricks.length > 5, outlined: outlined.length, covered: pairs.length };
  });
  await page.locator(".bar.yours").waitFor();
  await page.locator("[data-part='Wheel']").click();
  await page.keyboard.press("c");
  await eventually(async () => assert.deepEqual(await covered(), { bricks: true, outlined: 0, covered: 0 }));
});

for (const ruleset of ["carrara-2e", "palazzo"]) {
  test(`the log of ${ruleset} opens and closes where it does not fit beside the board`, async () => {
    const page = await here.page({ viewport: { width: 390, height: 844 } });
    await playNow(page, here.server.base, { ruleset });
    for (const width of [390, 768]) {
      await page.setViewportSize({ width, height: 844 });
      await page.locator(".side-toggle").click();
      await eventually(async () => {
        const box = await page.locator(".side").boundingBox();
        assert.ok(box.x >= 0 && box.x + box.width <= width + 1 && box.y >= 0 && box.y + box.height <= 845, JSON.stringify(box));
      });
      await page.locator(".side .log li").last().waitFor();
      await page.locator(".side-close").click();
      await page.locator(".side").waitFor({ state: "hidden" });
    }
  });
}
