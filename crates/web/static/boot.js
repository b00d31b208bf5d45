// Starts the client: the program and the texts of the language are fetched side by side. Then the browser keeps all of it.
import init, { start } from "./web.js";

const languages = ["en", "de", "nl", "it", "el"];
const wanted = [kept("language"), ...navigator.languages].map((code) => (code ?? "").slice(0, 2));
const language = wanted.find((code) => languages.includes(code)) ?? "en";
document.documentElement.lang = language;
const theme = kept("theme");
if (theme) document.documentElement.dataset.theme = theme;
const size = kept("text-size");
if (size) document.documentElement.dataset.text = size;
const splash = document.getElementById("splash");
const texts = fetch(`/texts/${language}.ftl`).then((answer) => answer.text());
try {
  await Promise.all([texts, init(), renew()]);
  start(language, await texts);
} catch (error) {
  splash.append(String(error));
  throw error;
}
splash.remove();
install();

// A setting. A browser may forbid to keep any.
function kept(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

// A version of the client that waits for this moment takes over before the old one has started.
async function renew() {
  const waiting = (await navigator.serviceWorker?.getRegistration())?.waiting;
  if (!waiting) return;
  await new Promise((done) => {
    navigator.serviceWorker.addEventListener("controllerchange", done, { once: true });
    waiting.postMessage("activate");
  });
  location.reload();
  await new Promise(() => {});
}

// Lets the browser keep the client. A later version takes over when the page is loaded anew, or while nobody looks: games
// are kept elsewhere, so nothing is lost.
async function install() {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  // The first version takes over a page that was loaded without one, and is the same.
  let isFirst = workers.controller === null;
  let isOld = false;
  workers.addEventListener("controllerchange", () => {
    isOld = !isFirst;
    isFirst = false;
    if (isOld && document.hidden) location.reload();
  });
  const registration = await workers.register("/sw.js");
  document.addEventListener("visibilitychange", () => {
    if (!document.hidden) registration.update().catch(() => {});
    else if (isOld) location.reload();
    else registration.waiting?.postMessage("activate");
  });
}
