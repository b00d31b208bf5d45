// What a browser fetches before it shows the first page: little, and nothing from elsewhere.
import assert from "node:assert/strict";
import { test } from "node:test";
import { site } from "../support.mjs";

const here = site();
const most = 480_000;
const fonts = ["alegreya-500", "alegreya-700", "alegreya-sans-500", "alegreya-sans-700"];

test("the first page weighs less than its limit", async () => {
  const page = await here.page();
  const protocol = await page.context().newCDPSession(page);
  await protocol.send("Network.enable");
  let bytes = 0;
  const hosts = new Set();
  const fetched = new Set();
  protocol.on("Network.loadingFinished", (done) => (bytes += done.encodedDataLength));
  protocol.on("Network.requestWillBeSent", (sent) => {
    const { origin, pathname } = new URL(sent.request.url);
    hosts.add(origin);
    if (pathname.startsWith("/fonts/")) fetched.add(pathname.replace(/^.fonts.|.woff2$/g, ""));
  });
  await page.goto(here.server.base, { waitUntil: "networkidle" });
  await page.locator(".go button.main").waitFor();
  assert.ok(bytes > 100_000 && bytes < most, `${bytes} bytes`);
  for (const font of fetched) assert.ok(fonts.includes(font), `${font} is not counted as part of the first load`);
  assert.deepEqual([...hosts], [here.server.base]);
});
