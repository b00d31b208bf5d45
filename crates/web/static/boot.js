// Starts the client: the program and the texts of the language are fetched side by side.
import init, { start } from "./web.js";

const languages = ["en", "de", "nl", "it", "el"];
const wanted = [localStorage.getItem("language"), ...navigator.languages].map((code) => (code ?? "").slice(0, 2));
const language = wanted.find((code) => languages.includes(code)) ?? "en";
document.documentElement.lang = language;
const theme = localStorage.getItem("theme");
if (theme) document.documentElement.dataset.theme = theme;
const [texts] = await Promise.all([fetch(`/texts/${language}.ftl`).then((answer) => answer.text()), init()]);
start(language, texts);
