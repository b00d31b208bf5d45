// How long the page keeps its main thread busy when somebody plays: every task of the browser between the first click of a
// decision and the moment at which two others have moved and the reader can decide again, with all motion. Numbers are told as time that passed and as time of the
// processor; on a busy machine only the latter counts. ASSERT_TASKS=1 fails if a task was longer than `most`.
import assert from "node:assert/strict";
import { mkdirSync, writeFileSync } from "node:fs";
import { test } from "node:test";
import { openPosition, positions, settled } from "../stage.mjs";
import { mouse, play, rulesets, site } from "../support.mjs";

const here = site();
const decisions = 25;
const most = 50;

// The tasks of the main thread within each decision, in milliseconds.
function tasksOf(trace) {
  const events = JSON.parse(trace).traceEvents;
  const marks = events.filter((event) => event.cat?.includes("blink.user_timing") && /^(begin|end)-\d+$/.test(event.name));
  const { pid, tid } = marks[0];
  const isTask = (event) => event.ph === "X" && event.pid === pid && event.tid === tid && event.name.endsWith("RunTask");
  const tasks = events.filter(isTask).map(({ ts, dur, tdur }) => ({ ts, wall: dur / 1000, cpu: (tdur ?? dur) / 1000 }));
  const at = (name) => marks.find((mark) => mark.name === name)?.ts;
  const spans = Array.from({ length: decisions }, (_, index) => [at(`begin-${index}`), at(`end-${index}`)]);
  return spans.filter(([, end]) => end).map(([begin, end]) => tasks.filter(({ ts }) => ts >= begin && ts <= end));
}

const mean = (numbers) => numbers.reduce((sum, number) => sum + number, 0) / numbers.length;
const whole = (number) => Math.round(number);

// What one kind of time amounts to: the longest task, the longest of each decision on average, and all of each on average.
function summary(spans, time) {
  const longest = spans.map((tasks) => Math.max(0, ...tasks.map((task) => task[time])));
  const busy = spans.map((tasks) => tasks.reduce((sum, task) => sum + task[time], 0));
  const over = longest.filter((length) => length > most).length;
  return { longest: whole(Math.max(...longest)), mean: whole(mean(longest)), busy: whole(mean(busy)), over };
}

const mark = (page, name) => page.evaluate((name) => void performance.mark(name), name);

for (const [index, ruleset] of rulesets.entries()) {
  test(`tasks of ${ruleset}`, async () => {
    const page = await here.page({ viewport: { width: 1440, height: 900 }, reducedMotion: "no-preference" });
    const { game, at, seat } = positions.find((position) => position.game === `${ruleset}-3` && position.name === "early");
    await openPosition(page, here.server.base, game, at, seat);
    const hands = mouse(page, index + 11);
    const isMine = () => page.locator(".bar.yours, .over").first().waitFor();
    await isMine();
    await settled(page);
    // What the browser says itself about clicks: how long it took until the next picture.
    await page.evaluate(() => {
      window.clicks = [];
      const take = (list) => window.clicks.push(...list.getEntries().filter((entry) => entry.interactionId > 0));
      new PerformanceObserver(take).observe({ type: "event", durationThreshold: 16 });
    });
    await here.browser.startTracing(page, { categories: ["toplevel", "blink.user_timing"] });
    for (let decision = 0; decision < decisions && (await page.locator(".over").count()) === 0; decision += 1) {
      await mark(page, `begin-${decision}`);
      await play(page, { ...hands, most: 1 });
      await isMine();
      await settled(page);
      await mark(page, `end-${decision}`);
    }
    const spans = tasksOf((await here.browser.stopTracing()).toString());
    const clicks = await page.evaluate(() => window.clicks.map((entry) => entry.duration));
    const result = {
      decisions: spans.length,
      wall: summary(spans, "wall"),
      processor: summary(spans, "cpu"),
      clickToPicture: { longest: whole(Math.max(0, ...clicks)), mean: clicks.length > 0 ? whole(mean(clicks)) : 0 },
    };
    console.log(ruleset, JSON.stringify(result));
    const folder = new URL("../artefacts/", import.meta.url).pathname;
    mkdirSync(folder, { recursive: true });
    writeFileSync(`${folder}tasks-${ruleset}.json`, JSON.stringify(result, null, 2));
    assert.ok(spans.length > 5, `${spans.length} decisions`);
    if (process.env.ASSERT_TASKS !== undefined) {
      assert.ok(result.processor.longest <= most, `a task took ${result.processor.longest} ms`);
    }
  });
}
