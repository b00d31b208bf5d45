// The pages around the games: the way to them on a phone, what is not there, and the games of the reader.
import assert from "node:assert/strict";
import { test } from "node:test";
import { eventually, languages, mouse, play, playNow, site } from "../support.mjs";

const here = site();
const phone = { viewport: { width: 360, height: 740 } };

// What of some things is too small to be hit with a finger, or not wholly in sight.
function outOfReach(things) {
  return things.evaluateAll((all) => {
    const isWrong = (box) => box.width < 44 || box.height < 44 || box.left < 0 || box.right > innerWidth || box.top < 0 || box.bottom > innerHeight;
    return all.filter((thing) => isWrong(thing.getBoundingClientRect())).map((thing) => thing.textContent);
  });
}

for (const language of languages) {
  test(`every page is reached on a phone in ${language}`, async () => {
    const page = await here.page({ ...phone, locale: language });
    await page.goto(here.server.base);
    const button = page.locator("header .menu-button");
    const links = page.locator("header nav a");
    await button.click();
    await links.first().waitFor();
    assert.equal(await links.count(), 8);
    assert.deepEqual(await outOfReach(page.locator("header button, header a")), []);
    await page.locator("header nav a[href='/settings']").click();
    await page.waitForURL(/\/settings$/);
    await links.first().waitFor({ state: "hidden" });
    assert.ok((await page.locator("header").boundingBox()).height < 60);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  });
}

test("the menu of a phone by keyboard", async () => {
  const page = await here.page(phone);
  await page.goto(here.server.base);
  const [button, nav] = [page.locator("header .menu-button"), page.locator("header nav")];
  await button.focus();
  await page.keyboard.press("Enter");
  await nav.waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await nav.waitFor({ state: "hidden" });
  assert.ok(await button.evaluate((button) => button === document.activeElement));
  await page.keyboard.press("Enter");
  await nav.waitFor();
  for (let link = 0; link < 9; link += 1) await page.keyboard.press("Tab");
  await nav.waitFor({ state: "hidden" });
});

test("a game is begun where the choices end, and wherever one is before that", async () => {
  const page = await here.page(phone);
  await page.goto(here.server.base);
  const button = page.getByRole("button", { name: "Play now" });
  await button.waitFor();
  assert.deepEqual(await outOfReach(button), []);
  await page.getByRole("radio", { name: "Bid, buy and rebuild" }).check();
  assert.deepEqual(await outOfReach(button), []);
  await page.getByRole("radio", { name: "Master" }).check();
  assert.deepEqual(await outOfReach(button), []);
  await button.click();
  await page.locator(".bar").waitFor();
});

test("going on is offered as long as there is a game to go on with", async () => {
  const page = await here.page();
  const way = page.getByRole("link", { name: "Go on playing" });
  await page.goto(here.server.base);
  await page.locator(".hero").waitFor();
  assert.equal(await way.count(), 0);
  await playNow(page, here.server.base, { ruleset: "palazzo" });
  await page.goto(here.server.base);
  await way.click();
  await page.locator("section", { hasText: "Waiting for you" }).locator(".game a").first().click();
  await page.locator(".bar").waitFor();
  await play(page, mouse(page, 2));
  await page.goto(here.server.base);
  await page.locator(".hero").waitFor();
  assert.equal(await way.count(), 0);
  await page.goto(`${here.server.base}/games`);
  await page.locator("section", { hasText: "Finished" }).locator(".game time").waitFor();
  assert.equal(await page.locator(".game").count(), 1);
});

test("what is not there has a heading, and a way to the start", async () => {
  const page = await here.page();
  for (const path of ["/nonsense", "/replay/local-nope", "/replay/nope", "/t/nope", "/t/local-nope"]) {
    await page.goto(here.server.base + path);
    const way = page.getByRole("link", { name: "To the start page" });
    await way.waitFor();
    const [heading, ...others] = await page.locator("main").getByRole("heading").allInnerTexts();
    assert.deepEqual(others, [], path);
    assert.match(heading, /^There is (nothing here|no such table|no such game)$/, path);
    await way.click();
    await page.locator(".hero").waitFor();
  }
});

test("whoever is invited sees by whom and to what, and where to sit", async () => {
  const [ada, bob] = [await here.page(), await here.page()];
  await ada.goto(`${here.server.base}/new`);
  await ada.getByText("Holdings are open").click();
  await ada.locator("form button[type=submit]").click();
  await ada.locator(".seats-list li", { hasText: "You" }).waitFor();
  assert.equal(await ada.locator(".seats-list .tag").count(), 1);
  const name = (await ada.locator("header nav a").last().textContent()).trim();
  await bob.goto(await ada.locator(".invite input").inputValue());
  await bob.getByRole("heading", { name: `${name} invites you` }).waitFor();
  assert.deepEqual(await bob.locator(".terms dd").allInnerTexts(), ["The Palaces of Carrara", "As much as you like", "open to everybody"]);
  await bob.locator(".seats-list button.main").click();
  await Promise.all([ada, bob].map((page) => page.locator(".bar").waitFor()));
});

test("a game that waits is listed once", async () => {
  const [ada, bob] = [await here.page(), await here.page()];
  await ada.goto(`${here.server.base}/new`);
  await ada.getByText("Seats are shuffled").click();
  await ada.locator("form button[type=submit]").click();
  await bob.goto(await ada.locator(".invite input").inputValue());
  await bob.locator(".seats-list button.main").click();
  await ada.locator(".bar.yours").waitFor();
  for (const [page, part] of [[ada, "Waiting for you"], [bob, "Going on"]]) {
    await page.goto(`${here.server.base}/games`);
    await page.locator("section", { hasText: part }).locator(".game time").waitFor();
    await eventually(async () => assert.equal(await page.locator("main .waiting").count(), 0));
    assert.equal(await page.locator(".game").count(), 1);
  }
});
