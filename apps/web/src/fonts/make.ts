import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import subsetFont from "subset-font";

// Cuts the fonts of the first view to what our pages write with: `node src/fonts/make.ts`, when a font gets a new
// version. Whole they are 128 kB, so they are 52.

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index)).join("");
const ascii = range(0x20, 0x7e);
const latin = `${ascii}${range(0xa0, 0xff)}–—‘’“”…•·€™−×≈→←↑↓\u202f\u2009`;
/** Kerning, ligatures, accents, and figures of one width; small capitals, fractions and swashes are for books. */
const keepFeatures = ["kern", "liga", "mark", "mkmk", "ccmp", "locl", "lnum", "tnum"];
const { resolve } = createRequire(import.meta.url);

const fonts = {
  geist: { text: latin },
  // Titles and large amounts stand in one weight.
  newsreader: { text: latin, variationAxes: { wght: 440 } },
  // Addresses, hashes and numbers: no accents, and no arrows drawn over "->".
  "jetbrains-mono": { text: `${ascii}…·–`, variationAxes: { wght: { min: 400, max: 600 } }, keepFeatures: ["mark"] },
};

for (const [name, { text, ...options }] of Object.entries(fonts)) {
  const whole = readFileSync(resolve(`@fontsource-variable/${name}/files/${name}-latin-wght-normal.woff2`));
  const cut = await subsetFont(whole, text, { keepFeatures, noLayoutClosure: true, ...options, targetFormat: "woff2" });
  writeFileSync(new URL(`${name}.woff2`, import.meta.url), cut);
  process.stdout.write(`${name}: ${whole.length} → ${cut.length}\n`);
}
