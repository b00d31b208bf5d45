// What a browser fetches before it shows the first page: little, and nothing from elsewhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../support.mjs";

const here = site();
const most = 600_000;

test("the first page weighs less than its limit", async () => {
  const page = await here.page();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Network.enable");
  let bytes = 0;
  const hosts = new Set();
  protocol.on("Network.loadingFinished", (done) => (bytes += done.encodedDataLength));
  protocol.on("Network.requestWillBeSent", (sent) => hosts.add(new URL(sent.request.url).origin));
  await page.goto(here.server.base, { waitUntil: "networkidle" });
  await page.locator(".go button.main").waitFor();
  assert.ok(bytes > 100_000 && bytes < most, `${bytes} bytes`);
  assert.deepEqual([...hosts], [here.server.base]);
});
