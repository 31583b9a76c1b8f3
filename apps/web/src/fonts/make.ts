import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

// Cuts the fonts of the first view to what our pages write with: `node src/fonts/make.ts`, when a font gets a new
// version. Whole they are 128 kB, so they are 34; accented letters, as in people's names, come with the first of them.

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join("");
const ascii = range(0x20, 0x7e);
const marks = "\u00a0£¥§©«°±·»×÷";
const written = `${ascii}${marks}–—‘’“”…•€™−≈→←↑↓\u202f\u2009`;
const accented = [...range(0xa1, 0xff)].filter((letter) => !marks.includes(letter)).join("");
/** Kerning, ligatures, accents, and figures of one width; small capitals, fractions and swashes are for books. */
const keepFeatures = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"];
const { resolve } = createRequire(import.meta.url);

// From text to what is set strong.
const text = { variationAxes: { wght: { min: 400, max: 700 } } };
// Titles and large amounts stand in one weight.
const title = { variationAxes: { wght: 440 } };
const fonts = [
  { from: "geist", name: "geist", text: written, ...text },
  { from: "geist", name: "geist-accents", text: accented, ...text },
  { from: "newsreader", name: "newsreader", text: written, ...title },
  { from: "newsreader", name: "newsreader-accents", text: accented, ...title },
  {
    // Addresses, hashes and numbers: no accents, and no arrows drawn over "->".
    ...{ from: "jetbrains-mono", name: "jetbrains-mono", text: `${ascii}…·–` },
    ...{ variationAxes: { wght: { min: 400, max: 600 } }, keepFeatures: ["mark"] },
  },
];

for (const { from, name, text, ...options } of fonts) {
  const whole = readFileSync(resolve(`@fontsource-variable/${from}/files/${from}-latin-wght-normal.woff2`));
  const cut = await subsetFont(whole, text, { keepFeatures, noLayoutClosure: true, ...options, targetFormat: "woff2" });
  writeFileSync(new URL(`${name}.woff2`, import.meta.url), cut);
  process.stdout.write(`${name}: ${whole.length} → ${cut.length}\n`);
}
