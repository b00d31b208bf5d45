// Every lesson can be taken to its end, other moves are refused gently, and the rules can be found.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, rulesets, site } from "../support.mjs";

const here = site();
const mostSteps = 20;

// Waits until the learner is asked for something.
const asked = (page) => page.waitForFunction(() => document.querySelector(".coach .words p:not(.waiting, .praise)"));

// Takes the lesson from where it is to its end. Returns how many steps that were.
async function take(page) {
  for (let step = 1; step <= mostSteps; step += 1) {
    await asked(page);
    if (await page.locator(".farewell").isVisible()) return step;
    const before = await page.locator(".lesson-step").innerText();
    const next = page.locator(".coach .buttons button.main");
    if (await next.isVisible()) {
      await next.click();
    } else {
      await page.locator(".coach .show").click();
      await page.locator(".bar .buttons button.main:enabled").click();
    }
    await page.waitForFunction((before) => document.querySelector(".lesson-step").innerText !== before, before);
  }
  throw new Error("the lesson does not end");
}

for (const ruleset of rulesets) {
  test(`the lesson of ${ruleset}`, async () => {
    const page = await here.page();
    await page.goto(`${here.server.base}/learn/${ruleset}`);
    const steps = await take(page);
    assert.ok(steps >= 8, `${steps} steps`);
    await eventually(async () => assert.equal(await page.locator(".lesson-score tfoot td").count(), 2));
    await page.goto(`${here.server.base}/learn`);
    await page.locator(".taken").waitFor();
    assert.deepEqual(page.problems, []);
  });
}

test("another move than the one asked for changes nothing", async () => {
  const page = await here.page();
  await page.goto(`${here.server.base}/learn/palazzo`);
  await page.locator(".coach .buttons button.main").click();
  await asked(page);
  await page.locator(".bar .options button").nth(1).click();
  await page.locator(".bar .buttons button.main:enabled").click();
  await page.locator(".not-now").waitFor();
  assert.match(await page.locator(".lesson-step").innerText(), /2/);
  await page.reload();
  await asked(page);
  assert.match(await page.locator(".lesson-step").innerText(), /2/, "the browser keeps the place");
});

test("a rule is found by its name in an address, and by words", async () => {
  const page = await here.page();
  await page.goto(`${here.server.base}/rules#E2-SCORE-4`);
  const rule = page.locator("#E2-SCORE-4.meant");
  await rule.waitFor();
  await page.waitForURL("**/rules/carrara-2e#E2-SCORE-4");
  await page.waitForFunction(() => document.getElementById("E2-SCORE-4").getBoundingClientRect().top < innerHeight);
  await page.locator(".search input").fill("monument improvement");
  await page.locator(".rule:visible mark").first().waitFor();
  const found = page.locator(".rule:visible");
  await eventually(async () => assert.ok((await found.count()) < 5));
  await page.locator(".search input").fill("e2-build");
  await eventually(async () => assert.ok((await found.count()) > 2));
  await page.locator(".search input").fill("dragon");
  await eventually(async () => assert.equal(await found.count(), 0));
  assert.deepEqual(page.problems, []);
});
