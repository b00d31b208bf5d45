// Lighthouse on the start page, as it measures a phone: fast enough, and nothing to complain about otherwise.
import assert from "node:assert/strict";
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test } from "node:test";
import lighthouse from "lighthouse";
import { Server } from "../support.mjs";

const flags = [
  "--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync", "--remote-debugging-port=0",
];

test("lighthouse", async () => {
  const server = new Server();
  await server.start();
  const profile = mkdtempSync(join(tmpdir(), "palazzi-lighthouse-"));
  const browser = spawn(process.env.CHROMIUM ?? "/usr/bin/chromium", [...flags, `--user-data-dir=${profile}`], { stdio: ["ignore", "ignore", "pipe"] });
  try {
    const port = await new Promise((resolve) => {
      let said = "";
      browser.stderr.on("data", (chunk) => {
        said += chunk;
        const found = said.match(/DevTools listening on ws:\/\/[^:]+:(\d+)/);
        if (found) resolve(Number(found[1]));
      });
    });
    const categories = ["performance", "accessibility", "best-practices"];
    const result = await lighthouse(server.base, { port, onlyCategories: categories, logLevel: "error" });
    const scores = Object.fromEntries(categories.map((name) => [name, Math.round(result.lhr.categories[name].score * 100)]));
    const folder = new URL("../artefacts/", import.meta.url).pathname;
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "lighthouse.json"), JSON.stringify(result.lhr));
    console.log(scores);
    assert.ok(scores.performance >= 90, `performance ${scores.performance}`);
    assert.equal(scores.accessibility, 100);
    assert.equal(scores["best-practices"], 100);
  } finally {
    browser.kill("SIGKILL");
    await new Promise((resolve) => browser.once("exit", resolve));
    await server.end();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  }
});
