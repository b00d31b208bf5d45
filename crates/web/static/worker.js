// Plays without a server: hears what the page says, and between two messages lets happen what happens by itself.
import init, { Tables } from "./offline.js";

const heard = [];
let wake = () => {};
self.onmessage = ({ data }) => {
  heard.push(data);
  wake();
};

async function work() {
  await init();
  const tables = new Tables();
  for (;;) {
    if (heard.length > 0) {
      await tables.hear(heard.shift());
    } else if (await tables.step()) {
      // Messages that came while a bot was thinking are let in.
      await new Promise((goOn) => setTimeout(goOn));
    } else {
      await new Promise((goOn) => {
        wake = goOn;
        if (heard.length > 0) goOn();
      });
    }
  }
}

work().catch((error) => {
  postMessage(JSON.stringify({ broken: { reason: String(error) } }));
  self.close();
});
