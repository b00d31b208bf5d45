// Once the page has been there, a game against bots needs no server: not to begin, not to go on, not to end.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mouse, play, playNow, site } from "../support.mjs";

const here = site();

test("a game without a server", async () => {
  const page = await here.page({ serviceWorkers: "allow" });
  await page.goto(here.server.base);
  await page.locator(".hero").waitFor();
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    while (registration.active?.state !== "activated") await new Promise((done) => setTimeout(done, 50));
  });
  await here.server.kill();
  await playNow(page, here.server.base, { ruleset: "carrara-2e" });
  await play(page, { ...mouse(page, 5), most: 6 });
  const address = page.url();
  await page.reload();
  await page.locator(".bar").waitFor();
  assert.equal(page.url(), address);
  await play(page, mouse(page, 6));
  await page.locator(".over").waitFor();
  await page.goto(`${here.server.base}/games`);
  await page.locator(".game").first().waitFor();
  await here.server.start();
});
