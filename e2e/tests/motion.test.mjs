// Motion: things travel to where they belong, the board stays where it is, and nobody has to wait.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, playNow, site } from "../support.mjs";

const here = site();

// Counts what flies, whatever the moment in which the test looks.
function watchFlights(page) {
  return page.evaluate(() => {
    window.flown = 0;
    const watch = new MutationObserver((changes) => {
      for (const change of changes) {
        for (const node of change.addedNodes) if (node.classList?.contains("flight")) window.flown += 1;
      }
    });
    watch.observe(document.body, { childList: true, subtree: true });
  });
}

const flown = (page) => page.evaluate(() => window.flown);
const flying = (page) => page.evaluate(() => document.querySelectorAll(".flights > .flight").length);
const yours = (page) => page.locator(".bar.yours").waitFor();
const board = (page) => page.locator(".board").boundingBox();

// The wheel is turned, by keyboard: a click would skip what is being shown.
async function turnWheel(page) {
  await yours(page);
  await page.locator(".bar .options button").first().focus();
  await page.keyboard.press("Enter");
}

test("bricks fly from the bag to the wheel, and the board does not move", async () => {
  const page = await here.page({ reducedMotion: "no-preference" });
  await playNow(page, here.server.base, { ruleset: "carrara-2e" });
  await yours(page);
  const before = await board(page);
  await watchFlights(page);
  await turnWheel(page);
  await eventually(async () => assert.ok(await flown(page) > 0));
  assert.deepEqual(await board(page), before);
  await eventually(async () => assert.equal(await flying(page), 0));
  assert.deepEqual(await board(page), before);
  assert.deepEqual(page.problems, []);
});

test("a click skips what flies", async () => {
  const page = await here.page({ reducedMotion: "no-preference" });
  // At the slowest speed, so that a slow machine cannot be taken for one that does not skip.
  await page.addInitScript(() => localStorage.setItem("speed", "calm"));
  await playNow(page, here.server.base, { ruleset: "carrara-2e" });
  await page.evaluate(() => {
    // The moment in which the first flight takes off.
    window.skipped = new Promise((done) => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector(".flights > .flight")) return;
        watch.disconnect();
        const begin = performance.now();
        window.dispatchEvent(new PointerEvent("pointerdown"));
        const look = () => {
          if (!document.querySelector(".flights > .flight")) done(performance.now() - begin);
          else requestAnimationFrame(look);
        };
        look();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
  });
  await turnWheel(page);
  // Five bricks drop one after the other: at this speed that takes about 900 ms.
  const ms = await page.evaluate(() => window.skipped);
  assert.ok(ms < 700, `${ms} ms`);
});

test("nothing flies where motion is not wanted", async () => {
  const page = await here.page();
  await playNow(page, here.server.base, { ruleset: "carrara-2e" });
  await yours(page);
  await watchFlights(page);
  await turnWheel(page);
  await page.locator(".bar .options, .board .open").first().waitFor();
  assert.equal(await flown(page), 0);
});
