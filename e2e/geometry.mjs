// What is wrong with the way a table lies in the window: parts outside of it, covered, too small or on top of each other,
// small or cut text, anything that scrolls.
//
// What the page promises:
// - everything that can be pointed at is `button`, `a`, `input`, `[role=button]` or `[tabindex="0"]` inside `main.table`;
// - `data-part` names each part of the game among them, once;
// - `data-over` marks parts that lie on top of others on purpose: a piece of each must still stick out;
// - `data-hit` marks the shape inside a part that is measured instead of all that is drawn for it;
// - `data-scrolls` marks the few boxes that scroll, `data-cut` text that may be cut;
// - `data-region` names the areas of `main.table`, none of which ever moves; in `market`, `own` and `rivals`, whatever can
//   be pointed at has a `data-part`;
// - `nav.places [data-leads]` are the buttons of a phone that each bring up another panel, named by `data-panel-tab`.
import { inPage } from "./geometry-page.mjs";
import { settled } from "./stage.mjs";

// The side of the smallest target, in CSS pixels.
const FINE = 24;
const TOUCH = 44;

// Faults of what is shown now, as sentences.
export async function measure(page, { touch = false } = {}) {
  return (await look(page, touch)).faults;
}

// The same for every panel that is one tap away; also names the parts that were found in any of them,
// and those among them with which something can be done (`live`).
export async function measureAll(page, { touch = false } = {}) {
  const first = await look(page, touch);
  const faults = [...first.faults];
  const parts = new Set(first.parts);
  const live = new Set(first.live);
  for (const { name, isShown } of first.leads) {
    if (isShown) continue;
    await go(page, name);
    const there = await look(page, touch);
    faults.push(...there.faults.filter((fault) => !first.faults.includes(fault)).map((fault) => `${name}: ${fault}`));
    there.parts.forEach((part) => parts.add(part));
    there.live.forEach((part) => live.add(part));
    await back(page, first.leads);
  }
  return { faults, parts, live };
}

// The parts that are shown now.
export async function parts(page) {
  return new Set((await look(page, false)).parts);
}

// Where the scene and its regions lie, to a tenth of a pixel.
export function boardRect(page) {
  return page.evaluate(() => {
    const tenth = (number) => Math.round(number * 10) / 10;
    const rect = (element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [x, y, width, height].map(tenth).join(" ");
    };
    const scenes = [...document.querySelectorAll("main.table")].map((scene) => ["scene", rect(scene)]);
    const regions = [...document.querySelectorAll("main.table [data-region]")].filter((region) => region.checkVisibility());
    return Object.fromEntries([...scenes, ...regions.map((region) => [region.dataset.region, rect(region)])]);
  });
}

const look = (page, touch) => page.evaluate(inPage, touch ? TOUCH : FINE);

// Brings up a panel.
async function go(page, name) {
  const button = page.locator(`nav.places [data-panel-tab="${name}"]`);
  await button.evaluate((element) => element.click());
  await settled(page);
}

// Brings back the panel that was shown first; where no button says so, the one on top is closed.
async function back(page, leads) {
  const first = leads.find((lead) => lead.isShown);
  if (first) return go(page, first.name);
  await page.keyboard.press("Escape");
  await settled(page);
}
