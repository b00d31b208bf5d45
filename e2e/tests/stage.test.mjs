// One scene, fitted to the window, that never scrolls and never moves: Carrara's rulesets, in the middle and as full as it
// gets, in windows of desks; with POSITIONS=all, every stored position with two, three and four players, in tablets and phones, too. The table of Palazzo
// is not a scene: it scrolls, and so it is only looked at while it is played.
import assert from "node:assert/strict";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { describe, test } from "node:test";
import { boardRect, measureAll } from "../geometry.mjs";
import { openPosition, positions, settled } from "../stage.mjs";
import { mouse, picture, play, playNow, rulesets, site } from "../support.mjs";

const here = site();

const options = { concurrency: 2 };

const isThorough = process.env.POSITIONS === "all";

// Sizes between others are left out where time counts.
const desktops = [[1280, 720], [1440, 900], [2560, 1440], ...(isThorough ? [[1366, 768], [1920, 1080]] : [])];
const tablets = isThorough ? [[1024, 768], [768, 1024]] : [];
const phones = isThorough ? [[390, 844], [360, 740], [844, 390]] : [];

// A window in which everything is expected to be shown at once.
const wide = "1440x900";

// Whether pictures of a position are kept: of four players early and late, or of all with PICTURES=all.
const isPictured = ({ game, name }) => /^(early|late)$/.test(name) && (game.endsWith("-4") || process.env.PICTURES === "all");

// The positions of a ruleset that are looked at.
function looked(ruleset) {
  const isOf = ({ game }) => game.replace(/-\d(-full)?$/, "") === ruleset;
  const isLooked = ({ game, name }) => (name === "middle" && game.endsWith("-2")) || (name === "fullest" && game.endsWith("-4-full"));
  return positions.filter((position) => isOf(position) && (isThorough || isLooked(position)));
}

// Faults that are known and not mended yet: in which window, and what they say.
const gaps = [
  // A full street leaves little of its city on a phone that lies; its buildings stand for the city when they are touched.
  { size: /^844x390/, says: /part "City\(\w+\)" sticks out/ },
  // The "+1" of a decorated building in a full street.
  { size: /^(844x390|390x844|360x740|768x1024)/, says: /in text\.bonus-text "\+1" is (8|9|10)(\.\d)? px high/ },
  // Two numbers of the opponents' streets touch by two pixels.
  { size: /^844x390: players:/, says: /texts "\d+" and "\d+" overlap/ },
];

const isKnown = (fault) => gaps.some(({ size, says }) => size.test(fault) && says.test(fault));

const folder = new URL("../artefacts/faults/", import.meta.url).pathname;
const shown = 40;

// Fails with faults, of which the first few are told; all are in a file.
function none(all, name) {
  const faults = all.filter((fault) => !isKnown(fault));
  rmSync(`${folder}${name}.txt`, { force: true });
  if (faults.length === 0) return;
  mkdirSync(folder, { recursive: true });
  writeFileSync(`${folder}${name}.txt`, `${faults.join("\n")}\n`);
  const rest = faults.length > shown ? `\n… ${faults.length - shown} more in ${folder}${name}.txt` : "";
  assert.fail(`${faults.length} faults:\n${faults.slice(0, shown).join("\n")}${rest}`);
}

// Looks at one position through one window after the other. Answers with the faults, and the parts found at each size.
async function lookAt(page, position, sizes, touch) {
  const { game, name, at, seat } = position;
  await page.setViewportSize({ width: sizes[0][0], height: sizes[0][1] });
  await openPosition(page, here.server.base, game, at, seat);
  const found = { faults: [], parts: {}, live: {} };
  for (const [width, height] of sizes) {
    const size = `${width}x${height}`;
    await page.setViewportSize({ width, height });
    await settled(page);
    const { faults, parts, live } = await measureAll(page, { touch });
    found.faults.push(...faults.map((fault) => `${size}: ${fault}`));
    found.parts[size] = parts;
    found.live[size] = live;
    for (const colorScheme of isPictured(position) ? ["dark", "light"] : []) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await picture(page, `stage-${game}-${name}-${size}-${colorScheme}`);
    }
  }
  found.faults.push(...page.problems.splice(0).map((problem) => `the console says: ${problem}`));
  return found;
}

// What a small window lacks of what the wide one shows.
function lacking(parts, all) {
  const lacks = ([size, there]) => [...all].filter((part) => !there.has(part)).map((part) => `${size}: part "${part}" cannot be reached`);
  return Object.entries(parts).flatMap(lacks);
}

// What a phone need not show at once: bricks are bought with the steppers of the ribbon once their location is chosen, spaces
// of the court, objects and pieces are chosen there last; places and own buildings are in the sheets that the strip of places
// and the cities open; buying, building, upgrading and scoring begin with the pieces themselves.
const isChosenLater = (part) => /^(Brick|Space|Object|Piece|Place|Own)\(|^Kind\((Buy|Build|Upgrade|Improve|Score|Take|Place|Swap)\)|^OpenArea$/.test(part);

// The pages of people at desks and with handhelds, opened once for each ruleset: what they have fetched stays.
async function readers() {
  const colorScheme = "light";
  const [desk, hand] = await Promise.all([here.page({ colorScheme }), here.page({ colorScheme, hasTouch: true, isMobile: true })]);
  return { desk, hand };
}

describe("the scene fits every window", options, () => {
  for (const ruleset of rulesets.filter((name) => name.startsWith("carrara"))) {
    test(ruleset, { concurrency: 1 }, async (t) => {
      const { desk, hand } = await readers();
      for (const position of looked(ruleset)) {
        const name = `${position.game}-${position.name}`;
        await t.test(name, async () => {
          const atDesk = await lookAt(desk, position, desktops, false);
          const nothing = { faults: [], parts: {} };
          const onTablet = tablets.length ? await lookAt(hand, position, tablets, false) : nothing;
          const onPhone = phones.length ? await lookAt(hand, position, phones, true) : nothing;
          const all = atDesk.parts[wide];
          // A phone shows what something can be done with; the rest is there as a picture.
          const needed = [...atDesk.live[wide]].filter((part) => !isChosenLater(part));
          const missing = [...lacking({ ...atDesk.parts, ...onTablet.parts }, all), ...lacking(onPhone.parts, needed)];
          const unnamed = all.size === 0 ? ["no part has a name (data-part)"] : [];
          none([...unnamed, ...atDesk.faults, ...onTablet.faults, ...onPhone.faults, ...missing], name);
        });
      }
      await Promise.all([desk.context().close(), hand.context().close()]);
    });
  }
});

describe("nothing moves while a game is played", options, () => {
  for (const [index, ruleset] of rulesets.entries()) {
    test(ruleset, async () => {
      const page = await here.page({ viewport: { width: 1280, height: 720 } });
      await playNow(page, here.server.base, { ruleset });
      const first = await boardRect(page);
      const faults = Object.keys(first).length < 2 ? ["there is no scene with regions"] : [];
      const compare = async () => {
        const now = await boardRect(page);
        for (const region of new Set([...Object.keys(first), ...Object.keys(now)])) {
          const fault = `${region} was at ${first[region]}, and is at ${now[region]}`;
          if (first[region] !== now[region] && !faults.includes(fault)) faults.push(fault);
        }
      };
      const { point, confirm } = mouse(page, index + 1);
      const then = (hand) => async (...wish) => {
        await hand(...wish);
        await compare();
      };
      await play(page, { point: then(point), confirm: then(confirm) });
      faults.push(...page.problems);
      none(faults, `moves-${ruleset}`);
    });
  }
});
