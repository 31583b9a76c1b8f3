import { withBuiltApp } from "../built-app.ts";
import { nameOf, weighed } from "../screens.ts";
import { measure } from "./measure.ts";
import { signedInDevice } from "./signed-in-device.ts";

// Opens each page of the built app in a cold Chromium and prints what it fetched.
// `node e2e/weight/run.ts [part of a page's name] [--files]`

const part = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "";
const listsFiles = process.argv.includes("--files");

await withBuiltApp(async ({ browser, origin, sandboxPort }) => {
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  console.log(`${"page".padEnd(52)}  width      js     css   fonts scripts  files   shift    lcp`);
  for (const screen of weighed().filter((each) => nameOf(each).includes(part))) {
    const { persona, scenario } = screen;
    const device = persona && (await signedInDevice(browser, origin, sandboxPort, { persona, scenario }));
    for (const width of [390, 1360]) {
      const seen = await measure(browser, { url: origin + screen.path, width, ...(device ? { device } : {}) });
      const { js, css, fonts, files, scripts, shift, lcp } = seen;
      const figures = `${kb(js)} ${kb(css)} ${kb(fonts)} ${String(scripts.length).padStart(7)} ${String(files).padStart(6)} ${shift.toFixed(3).padStart(7)}`;
      console.log(`${nameOf(screen).padEnd(52)} ${String(width).padStart(6)} ${figures} ${String(lcp).padStart(6)}`);
      for (const host of seen.foreign) console.log(`  asks ${host}`);
      if (shift > 0.005) for (const each of seen.moved) console.log(`  moved ${each}`);
      if (listsFiles) for (const { path, bytes } of seen.scripts) console.log(`  ${kb(bytes)} ${path}`);
    }
  }
});
