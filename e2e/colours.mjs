// Colours as the style sheets name them, as people with colour blindness see them, and how far apart they look.
import { readFileSync, readdirSync } from "node:fs";

const folder = new URL("../crates/web/style/", import.meta.url);

// The variables of a theme: the light ones, and over them those of the dark theme. Bricks are called by their class, seats at
// a table by `table-seat-…`.
export function variables(theme) {
  const text = readdirSync(folder).sort().map((name) => readFileSync(new URL(name, folder), "utf8")).join("\n");
  const found = {};
  for (const [, selector, body] of text.matchAll(/([^{}]+)\{([^{}]*)\}/g)) {
    const names = selector.trim();
    const [, brick] = names.match(/^(?:.*\n)?\.(brick-[a-z])$/s) ?? [];
    const [, face] = (brick && body.match(/--k1:\s*(#[0-9a-fA-F]{6})\b/)) || [];
    if (face) found[brick] = face;
    if (names.endsWith("main.table, .fitted")) {
      for (const [, seat, colour] of body.matchAll(/--(seat-[a-d]):\s*(#[0-9a-fA-F]{6})\b/g)) found[`table-${seat}`] = colour;
    }
    const fits = names === ":root" || names.endsWith("\n:root") || (theme === "dark" && names === ':root[data-theme="dark"]');
    if (!fits) continue;
    for (const [, name, value] of body.matchAll(/--([\w-]+):\s*(#[0-9a-fA-F]{6})\b/g)) found[name] = value;
  }
  return found;
}

const linear = (part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

// Red, green and blue as amounts of light.
export function light(colour) {
  return [1, 3, 5].map((at) => linear(parseInt(colour.slice(at, at + 2), 16) / 255));
}

// The contrast of two colours after WCAG.
export function contrast(one, other) {
  const [a, b] = [one, other].map((colour) => {
    const [red, green, blue] = light(colour);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  });
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

// Complete colour blindness of three kinds (Machado, Oliveira and Fernandes 2009, severity 1), on amounts of light.
export const sights = {
  ordinary: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  tritanopia: [1.255528, -0.076749, -0.178779, -0.078411, 0.930809, 0.147602, 0.004733, 0.691367, 0.3039],
};

export function seen(colour, sight) {
  const rgb = light(colour);
  return [0, 3, 6].map((row) => Math.min(1, Math.max(0, rgb.reduce((sum, part, index) => sum + part * sight[row + index], 0))));
}

function lab([red, green, blue]) {
  const xyz = [
    (0.4124564 * red + 0.3575761 * green + 0.1804375 * blue) / 0.95047,
    0.2126729 * red + 0.7151522 * green + 0.072175 * blue,
    (0.0193339 * red + 0.119192 * green + 0.9503041 * blue) / 1.08883,
  ].map((part) => (part > 216 / 24389 ? Math.cbrt(part) : (24389 / 27 * part + 16) / 116));
  return [116 * xyz[1] - 16, 500 * (xyz[0] - xyz[1]), 200 * (xyz[1] - xyz[2])];
}

// How far two amounts of light look apart (CIE 1976: about 2 can just be told apart side by side).
export function distance(one, other) {
  const [a, b] = [lab(one), lab(other)];
  return Math.hypot(...a.map((part, index) => part - b[index]));
}
