// axe finds nothing to complain about on any page, in light and in dark.
import assert from "node:assert/strict";
import { test } from "node:test";
import { axeSource, picture, playNow, rulesets, site, widths } from "../support.mjs";

const here = site();
const pages = ["/", "/new", "/lobby", "/games", "/learn", "/rules", "/rules/carrara-1e", "/rules/palazzo", "/rankings", "/settings", "/account", "/replay", "/nowhere"];

async function complaints(page) {
  await page.addScriptTag({ path: axeSource }).catch(() => page.evaluate(""));
  const result = await page.evaluate(() => window.axe.run());
  return result.violations.map((found) => `${found.id}: ${found.nodes.map((node) => node.target.join(" ")).join(", ")}`);
}

for (const colorScheme of ["light", "dark"]) {
  test(`the pages, ${colorScheme}`, async () => {
    const page = await here.page({ colorScheme, bypassCSP: true });
    for (const path of pages) {
      await page.goto(here.server.base + path);
      await page.locator("h1").first().waitFor();
      assert.deepEqual(await complaints(page), [], path);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await picture(page, `page${path.replaceAll("/", "-")}-${width}-${colorScheme}`);
      }
      await page.setViewportSize({ width: 1280, height: 800 });
    }
  });

  for (const ruleset of rulesets) {
    test(`a table of ${ruleset}, ${colorScheme}`, async () => {
      const page = await here.page({ colorScheme, bypassCSP: true });
      await playNow(page, here.server.base, { ruleset, players: 4 });
      assert.deepEqual(await complaints(page), []);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        await picture(page, `table-${ruleset}-${width}-${colorScheme}`);
      }
    });
  }
}
