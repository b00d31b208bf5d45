// Two people at one table of the server; the server is killed in the middle, and nothing is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mouse, play, site } from "../support.mjs";

const here = site();

test("two people play, talk, lose the connection and go on", async () => {
  const [ada, bob] = [await here.page(), await here.page()];
  await ada.goto(`${here.server.base}/new`);
  await ada.locator("form button[type=submit]").click();
  await ada.locator(".invite input").waitFor();
  const address = await ada.locator(".invite input").inputValue();
  await bob.goto(address);
  await bob.locator(".seats-list button.main").click();
  await Promise.all([ada, bob].map((page) => page.locator(".bar").waitFor()));

  const turns = async () => {
    for (const page of [ada, bob]) {
      if (await page.locator(".bar.yours").count()) return page;
    }
    return undefined;
  };
  const move = async (seed) => {
    let page;
    while (!(page = await turns())) await ada.waitForTimeout(20);
    await play(page, { ...mouse(page, seed), most: 1 });
  };
  for (let turn = 0; turn < 4; turn += 1) await move(turn + 1);

  await ada.locator(".side .tabs button").nth(1).click();
  await ada.locator(".chat input").fill("good luck");
  await ada.keyboard.press("Enter");
  await bob.locator(".side .tabs button").nth(1).click();
  await bob.locator(".said", { hasText: "good luck" }).waitFor();

  await here.server.kill();
  await ada.locator(".lost").waitFor();
  await here.server.start();
  await Promise.all([ada, bob].map((page) => page.locator(".lost").waitFor({ state: "detached" })));
  for (let turn = 0; turn < 4; turn += 1) await move(turn + 11);
  assert.ok(await bob.locator(".said", { hasText: "good luck" }).count());
});
