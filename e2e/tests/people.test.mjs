// Two people at one table of the server; the server is killed in the middle, and nothing is lost.
import assert from "node:assert/strict";
import { test } from "node:test";
import { chosen, eventually, mouse, play, site } from "../support.mjs";

const here = site();

// Two people who have sat down at one table.
async function pair() {
  const [ada, bob] = [await here.page(), await here.page()];
  await ada.goto(`${here.server.base}/new`);
  await ada.locator("form button[type=submit]").click();
  await ada.locator(".invite input").waitFor();
  await bob.goto(await ada.locator(".invite input").inputValue());
  await bob.locator(".seats-list button.main").click();
  await Promise.all([ada, bob].map((page) => page.locator(".bar").waitFor()));
  return [ada, bob];
}

// The one whose turn it is.
function turns(pages) {
  return eventually(async () => {
    for (const page of pages) {
      if (await page.locator(".bar.yours").count()) return page;
    }
    throw new Error("it is nobody's turn");
  });
}

async function say(page, words) {
  await page.locator(".side .tabs button").nth(1).click();
  await page.locator(".chat input").fill(words);
  await page.keyboard.press("Enter");
}

test("two people play, talk, lose the connection and go on", async () => {
  const [ada, bob] = await pair();
  const move = async (seed) => {
    const page = await turns([ada, bob]);
    await play(page, { ...mouse(page, seed), most: 1 });
  };
  for (let turn = 0; turn < 4; turn += 1) await move(turn + 1);

  await say(ada, "good luck");
  await bob.locator(".tabs .unread").waitFor();
  await bob.locator(".side .tabs button").nth(1).click();
  await bob.locator(".said", { hasText: "good luck" }).waitFor();
  await bob.locator(".tabs .unread").waitFor({ state: "detached" });

  await here.server.kill();
  await ada.locator(".lost").waitFor();
  await here.server.start();
  await Promise.all([ada, bob].map((page) => page.locator(".lost").waitFor({ state: "detached" })));
  for (let turn = 0; turn < 4; turn += 1) await move(turn + 11);
  await bob.locator(".said", { hasText: "good luck" }).waitFor();
});

test("what is being chosen stays while somebody talks", async () => {
  const pages = await pair();
  const page = await turns(pages);
  const other = pages.find((one) => one !== page);
  await mouse(page, 1).point(5);
  const meant = page.locator(chosen);
  await meant.first().waitFor();
  const before = await meant.count();
  await say(other, "hello");
  await page.locator(".tabs .unread").waitFor();
  assert.equal(await meant.count(), before);
});

test("whoever leaves can come back", async () => {
  const [ada, bob] = await pair();
  await ada.locator(".side .tabs button").nth(2).click();
  await ada.getByRole("button", { name: "Leave", exact: true }).click();
  await ada.getByRole("button", { name: "Really leave" }).click();
  await ada.getByRole("button", { name: "Come back" }).click();
  await ada.getByRole("button", { name: "Come back" }).waitFor({ state: "detached" });
  await play(await turns([ada, bob]), { ...mouse(await turns([ada, bob]), 2), most: 1 });
  assert.deepEqual(ada.problems, []);
});

test("whoever is signed in stays so, though the server did not answer at first", async () => {
  const [ada] = await pair();
  const name = (await ada.locator("header nav a").last().textContent()).trim();
  await ada.route("**/api/me", (route) => route.fulfill({ status: 503, body: "" }), { times: 1 });
  await ada.goto(`${here.server.base}/new`);
  await ada.locator("form button[type=submit]").click();
  await ada.locator(".invite input").waitFor();
  await eventually(async () => assert.equal((await ada.locator("header nav a").last().textContent()).trim(), name));
});
