// The checker of layouts finds what is wrong, and nothing where all is well.
import assert from "node:assert/strict";
import { test } from "node:test";
import { measure, measureAll } from "../geometry.mjs";
import { site } from "../support.mjs";

const here = site();

const style = `<style>
  * { margin: 0; box-sizing: border-box }
  main, .scene { position: absolute; inset: 0; font: 16px sans-serif }
  button, svg, p { position: absolute }
  button { width: 60px; height: 60px; left: 10px; top: 10px; padding: 0 }
</style>`;

async function faults(inScene, options) {
  const page = await here.page({ viewport: { width: 400, height: 400 } });
  await page.setContent(`${style}<main class="table"><div class="scene" data-region="own">${inScene}</div></main>`);
  const found = await measure(page, options);
  await page.close();
  return found;
}

// Half a ring round 100,100 whose box has its centre where nothing is.
const ring = (inside) => `<svg width="200" height="200" style="left: 0; top: 0"><g role="button" tabindex="0" data-part="ring">
  <path d="M 0 100 A 100 100 0 0 1 200 100 L ${200 - inside} 100 A ${100 - inside} ${100 - inside} 0 0 0 ${inside} 100 Z"/>
</g></svg>`;

const sound = {
  "a button": `<button data-part="a">Go</button>`,
  "a ring": ring(40),
  "a button inside the bend of a ring": `${ring(30)}<button data-part="a" style="left: 70px; top: 50px">Go</button>`,
  "what is switched off": `<button data-part="a">Go</button><div inert><button data-part="b">Go</button></div>`,
  "a stack that sticks out": `<button data-part="a"></button><button data-part="b" data-over style="left: 40px"></button>`,
  "a log": `<button data-part="a">Go</button><div data-scrolls style="position: absolute; top: 100px; height: 50px; overflow: auto">
    ${"<div>something happened</div>".repeat(20)}</div>`,
};

for (const [name, inScene] of Object.entries(sound)) {
  test(`nothing is wrong with ${name}`, async () => {
    assert.deepEqual(await faults(inScene), []);
  });
}

const wrong = {
  "a part outside of the window": [`<button data-part="a" style="left: 360px">`, /part "a" is not wholly in the window/],
  "a part under something": [`<button data-part="a"></button><p style="inset: 0"></p>`, /part "a" is covered by p/],
  "a part under another": [`<button data-part="a"></button><button data-part="b"></button>`, /part "a" and part "b" overlap/],
  "a stack that hides a part": [
    `<button data-part="a"></button><button data-part="b" data-over style="left: 20px"></button>`,
    /part "a" sticks out [\d.]+ from under part "b"/,
  ],
  "a small part": [`<button data-part="a" style="width: 20px">`, /part "a" is 20 by 60/],
  "a thin ring": [ring(12), /part "ring" is 200 by 100, 1\d(\.\d)? where it is narrow/],
  "a part without a name": [`<button>Go</button>`, /button "Go" in the scene has no data-part/],
  "a part that is there twice": [
    `<button data-part="a"></button><button data-part="a" style="left: 100px"></button>`,
    /part "a" is there twice/,
  ],
  "a scene without parts": ["", /nothing can be pointed at/],
  "small letters": [`<p style="font-size: 10px">word</p>`, /text "word" in p "word" is 10 px high/],
  "small letters of a drawing": [
    `<svg viewBox="0 0 100 100" width="50" height="50"><text y="50" font-size="16">word</text></svg>`,
    /text "word" in text "word" is 8 px high/,
  ],
  "small letters of a symbol": [
    `<svg width="100" height="100"><symbol id="s" viewBox="0 0 10 10"><text y="9" font-size="8">w</text></symbol>
    <use href="#s" width="10" height="10"/></svg>`,
    /text "w" in use "" is 8 px high/,
  ],
  "text that is cut": [`<p style="width: 30px; overflow: hidden; white-space: nowrap">a long sentence</p>`, /"a long sentence" is cut/],
  "text that leaves the window": [`<p style="left: 380px; white-space: nowrap">a long sentence</p>`, /leaves the window/],
  "text on text": [`<p>one word</p><p>or another</p>`, /texts "one word" and "or another" overlap/],
  "a box that scrolls": [`<div style="height: 50px; overflow: auto"><div style="height: 80px">word</div></div>`, /div "word" scrolls/],
  "a page that scrolls": [`<div style="height: 500px"></div>`, /the page is 500 high in a window of 400/],
};

for (const [name, [inScene, complaint]] of Object.entries(wrong)) {
  test(`${name} is found`, async () => {
    const found = await faults(inScene);
    assert.ok(found.some((fault) => complaint.test(fault)), found.join("\n") || "no faults");
  });
}

test("fingers need more room than a mouse", async () => {
  const small = `<button data-part="a" style="width: 40px">Go</button>`;
  assert.deepEqual(await faults(small), []);
  assert.match((await faults(small, { touch: true })).join("\n"), /part "a" is 40 by 60, 40 where it is narrow: less than 44/);
});

test("panels that are one tap away are looked at, too", async () => {
  const page = await here.page({ viewport: { width: 400, height: 400 } });
  await page.setContent(`${style}<main class="table"><div class="scene" data-region="own">
    <button data-part="near">Go</button>
    <div id="market" hidden><button data-part="far" style="width: 30px">Go</button></div>
  </div><nav class="places">
    <button data-leads data-panel-tab="streets" aria-pressed="true" style="top: 200px">S</button>
    <button data-leads data-panel-tab="market" style="top: 300px">M</button>
  </nav></main>`);
  await page.evaluate(() => {
    const [streets, market] = document.querySelectorAll("nav button");
    const show = (isMarket) => {
      document.querySelector("#market").hidden = !isMarket;
      document.querySelector("[data-part=near]").hidden = isMarket;
    };
    streets.onclick = () => show(false);
    market.onclick = () => show(true);
  });
  const { faults, parts } = await measureAll(page, { touch: true });
  assert.deepEqual([...parts], ["near", "far"]);
  assert.deepEqual(faults, [`market: part "far" is 30 by 60, 30 where it is narrow: less than 44`]);
  assert.ok(await page.locator("[data-part=near]").isVisible());
});
