// A whole game of every ruleset against bots, by mouse, without a server's help once the page is there.
import assert from "node:assert/strict";
import { test } from "node:test";
import { mouse, picture, play, playNow, rulesets, site } from "../support.mjs";

const here = site();

for (const [index, ruleset] of rulesets.entries()) {
  test(`a whole game of ${ruleset} by mouse`, async () => {
    const page = await here.page();
    await playNow(page, here.server.base, { ruleset, players: 2 });
    const decisions = await play(page, mouse(page, index + 1));
    assert.ok(decisions > 5, `${decisions} decisions`);
    await page.locator(".over").waitFor();
    await picture(page, `over-${ruleset}`);
    assert.deepEqual(page.problems, []);
  });
}
