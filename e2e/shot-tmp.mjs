import { chromium } from "playwright-core";
const [, , base, ruleset, players, sizes, theme, decisions, out, seedArg] = process.argv;
const flags = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking", "--disable-component-update", "--disable-sync"];
const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args: flags });
const { numbers, mouse, play } = await import("./support.mjs").catch(() => ({}));
const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: "reduce", serviceWorkers: "block", colorScheme: theme === "dark" ? "dark" : "light" });
await context.route("**/worker.js", async (route) => {
  const script = await (await route.fetch()).text();
  await route.fulfill({ contentType: "text/javascript", body: script + `\n{let state=${seedArg ?? 1};crypto.getRandomValues=(b)=>{for(let i=0;i<b.length;i+=1){state=(state*1103515245+12345)%2147483648;b[i]=state>>16;}return b;};}` });
});
const page = await context.newPage();
page.on("pageerror", (e) => console.log("ERR", e.message.slice(0, 300)));
page.on("console", (m) => m.type() === "error" && console.log("CON", m.text().slice(0, 300)));
await page.goto(base);
await page.evaluate((v) => localStorage.setItem("last-game", v), `${ruleset} ${players} 1 novice`);
await page.goto(base);
await page.locator(".go button.main").click();
await page.locator(".bar").waitFor();
await page.waitForTimeout(800);
if (+decisions > 0) {
  const hands = mouse(page, 7);
  try { const n = await play(page, { most: +decisions, ...hands }); console.log("decisions", n); } catch (e) { console.log("play:", e.message.slice(0, 200)); }
}
for (const size of sizes.split(",")) {
  const [w, h] = size.split("x").map(Number);
  await page.setViewportSize({ width: w, height: h });
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${out}-${size}.png` });
}
await browser.close();
