// What the tests have in common: a server of their own, a browser, and hands that play.
import { spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, before } from "node:test";
import { chromium } from "playwright-core";

export const rulesets = ["carrara-1e", "carrara-1e-expansion", "carrara-2e", "carrara-2e-advanced", "palazzo"];
export const languages = ["en", "de", "nl", "it", "el"];
export const widths = [390, 768, 1280, 1920];
export const axeSource = createRequire(import.meta.url).resolve("axe-core/axe.min.js");

const patience = 30_000;
const artefacts = new URL("./artefacts/", import.meta.url).pathname;
const flags = [
  "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking",
  "--disable-component-update", "--disable-sync",
];

// A server with an empty directory of its own; `kill` and `start` again keep directory and port.
export class Server {
  constructor() {
    this.data = mkdtempSync(join(tmpdir(), "palazzi-e2e-"));
    this.listen = "127.0.0.1:0";
  }

  async start() {
    const program = process.env.PALAZZI ?? "../target/debug/palazzi";
    const args = ["serve", "--data", this.data, "--listen", this.listen, "--log", "warn", "--bot-time", "100ms"];
    const limits = ["--limit-requests", "100000", "--limit-guests", "10000", "--limit-person-requests", "100000"];
    this.child = spawn(program, [...args, ...limits], { stdio: ["ignore", "pipe", "inherit"] });
    this.base = await new Promise((resolve, reject) => {
      this.child.stdout.once("data", (line) => resolve(String(line).match(/http:\S+/)[0]));
      this.child.once("exit", (code) => reject(new Error(`the server ended with ${code}`)));
    });
    this.listen = this.base.replace("http://", "");
  }

  async kill() {
    const gone = new Promise((resolve) => this.child.once("exit", resolve));
    this.child.kill("SIGKILL");
    await gone;
  }

  async end() {
    await this.kill();
    rmSync(this.data, { recursive: true, force: true });
  }
}

// One server and one browser for all tests of a file.
export function site() {
  const site = { server: new Server() };
  before(async () => {
    await site.server.start();
    site.browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? "/usr/bin/chromium", args: flags });
  });
  after(async () => {
    await site.browser?.close();
    await site.server.end();
  });
  // A page of somebody whom nobody knows. Whatever goes wrong in it fails the test that looks at `problems`. Games on the
  // device are the same in every run, except where a service worker is let in.
  let workers = 0;
  site.page = async (options = {}) => {
    const common = { viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", serviceWorkers: "block" };
    const context = await site.browser.newContext({ ...common, ...options });
    await context.route("**/worker.js", async (route) => {
      const script = await (await route.fetch()).text();
      workers += 1;
      await route.fulfill({ contentType: "text/javascript", body: `${script}\n${sameChance(workers)}` });
    });
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    page.problems = [];
    page.on("pageerror", (error) => page.problems.push(error.message));
    page.on("console", (message) => message.type() === "error" && page.problems.push(message.text()));
    return page;
  };
  return site;
}

// Looks again until nothing is wrong: a page answers a click a moment later. What is still wrong in the end is thrown.
export async function eventually(look, within = patience) {
  const end = Date.now() + within;
  for (;;) {
    try {
      return await look();
    } catch (wrong) {
      if (Date.now() > end) throw wrong;
    }
    await new Promise((done) => setTimeout(done, 20));
  }
}

export async function picture(page, name) {
  mkdirSync(artefacts, { recursive: true });
  await page.screenshot({ path: join(artefacts, `${name}.png`) });
}

// Begins a game on this device.
export async function playNow(page, base, { ruleset, players = 2, people = 1, level = "novice" }) {
  await page.goto(base);
  await page.evaluate((kept) => localStorage.setItem("last-game", kept), `${ruleset} ${players} ${people} ${level}`);
  await page.goto(base);
  await page.locator(".go button.main").click();
  await page.locator(".bar").waitFor();
}

// Takes the place of chance in a worker, before it is first asked.
const sameChance = (seed) => `{
  let state = ${seed};
  crypto.getRandomValues = (bytes) => {
    for (let index = 0; index < bytes.length; index += 1) {
      state = (state * 1103515245 + 12345) % 2147483648;
      bytes[index] = state >> 16;
    }
    return bytes;
  };
}`;

// Numbers that are the same in every run.
export function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

// What can be pointed at: things on the board, and buttons of the bar for what the board does not show.
export const choosable = ".bar .options button[aria-pressed='false'], .board .open:not(.chosen)";

// What has been pointed at.
export const chosen = ".bar .options button[aria-pressed='true'], .board .chosen";

// How the table stands, as the page shows it.
function look(page) {
  return page.evaluate((choosable) => {
    const bar = document.querySelector(".bar");
    const shown = (list) => [...list].filter((element) => !element.disabled && element.checkVisibility()).length;
    return {
      over: document.querySelector(".over") !== null,
      yours: bar?.classList.contains("yours") ?? false,
      options: shown(document.querySelectorAll(choosable)),
      meant: shown(document.querySelectorAll(".bar .buttons button.main")) > 0,
      number: bar?.dataset.number,
    };
  }, choosable);
}

// Plays until the game is over or so many decisions are made: `point` points at one of so many options, `confirm` confirms.
export async function play(page, { most = 1000, point, confirm }) {
  let decisions = 0;
  let idle = 0;
  while (decisions < most) {
    const now = await look(page);
    if (now.over) return decisions;
    if (!now.yours) {
      await page.waitForTimeout(15);
      if (++idle > 2000) throw new Error("nobody plays");
      continue;
    }
    idle = 0;
    if (now.meant) {
      await confirm();
      decisions += 1;
      await page.waitForFunction((number) => {
        const bar = document.querySelector(".bar");
        return document.querySelector(".over") || bar?.dataset.number !== number;
      }, now.number);
    } else if (now.options > 0) {
      await point(now.options);
    } else {
      await page.waitForTimeout(15);
    }
  }
  return decisions;
}

// Hands that use the mouse: they point at something each time, by chance that is the same in every run, and at a place
// of it that nothing else covers.
export function mouse(page, seed) {
  const number = numbers(seed);
  const point = async (count) => {
    const place = await page.evaluate(([choosable, first]) => {
      const things = [...document.querySelectorAll(choosable)].filter((thing) => !thing.disabled && thing.checkVisibility());
      for (let index = 0; index < things.length; index += 1) {
        const thing = things[(first + index) % things.length];
        thing.scrollIntoView({ block: "center", behavior: "instant" });
        const box = thing.getBoundingClientRect();
        for (const down of [0.5, 0.3, 0.7, 0.15, 0.85]) {
          for (const across of [0.5, 0.3, 0.7, 0.15, 0.85]) {
            const [x, y] = [box.x + box.width * across, box.y + box.height * down];
            const hit = document.elementFromPoint(x, y);
            if (hit && hit.closest(choosable) === thing) return { x, y };
          }
        }
      }
      return undefined;
    }, [choosable, number(count)]);
    if (!place) throw new Error("nothing that can be chosen can be pointed at");
    await page.mouse.click(place.x, place.y);
  };
  return { point, confirm: () => page.locator(".bar .buttons button.main").click() };
}
