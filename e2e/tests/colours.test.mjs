// Colours that stand for something can be told apart by everybody, and words can be read.
import assert from "node:assert/strict";
import { test } from "node:test";
import { contrast, distance, seen, sights, variables } from "../colours.mjs";

// Colours that are never to be taken for each other.
const groups = {
  "bricks of the first edition": ["brick-w", "brick-y", "brick-r", "brick-g", "brick-b", "brick-d"],
  "bricks of the second edition": ["brick-w", "brick-y", "brick-r", "brick-g", "brick-b", "brick-p"],
  seats: ["seat-a", "seat-b", "seat-c", "seat-d"],
  "seats at a table": ["table-seat-a", "table-seat-b", "table-seat-c", "table-seat-d"],
  money: ["florin", "ducat", "lira", "certificate"],
};
// About five times what can just be told apart; shapes and letters say the rest.
const least = 10;
// Words on what they stand on.
const words = [
  ["ink", "paper"], ["ink", "marble"], ["ink-soft", "paper"], ["ink-soft", "marble"], ["accent-ink", "accent"],
  ["sea", "marble"], ["sea", "paper"], ["warn", "marble"], ["warn", "paper"], ["good", "marble"], ["olive", "marble"],
  ["gold", "marble"], ["seat-a", "marble"], ["seat-b", "marble"], ["seat-c", "marble"], ["seat-d", "marble"],
];

for (const theme of ["light", "dark"]) {
  const colours = variables(theme);
  for (const [name, group] of Object.entries(groups)) {
    test(`${name} can be told apart, ${theme}`, () => {
      for (const [kind, sight] of Object.entries(sights)) {
        for (const [index, one] of group.entries()) {
          for (const other of group.slice(index + 1)) {
            const apart = distance(seen(colours[one], sight), seen(colours[other], sight));
            assert.ok(apart >= least, `${kind}: ${one} and ${other} are ${apart.toFixed(1)} apart`);
          }
        }
      }
    });
  }
  test(`words can be read, ${theme}`, () => {
    for (const [word, ground] of words) {
      const found = contrast(colours[word], colours[ground]);
      assert.ok(found >= 4.5, `${word} on ${ground}: ${found.toFixed(2)}`);
    }
  });
}
