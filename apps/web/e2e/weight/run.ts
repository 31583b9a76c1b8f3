import { spawn } from "node:child_process";
import { chromium } from "@playwright/test";
import { freePort } from "../../dev/ports.ts";
import { chromiumPath } from "../browser.ts";
import { nameOf, screens } from "../screens.ts";
import { measure } from "./measure.ts";
import { signedInDevice } from "./signed-in-device.ts";

// Opens each page of the built app (`vite build` first) in a cold Chromium and prints what it fetched.
// `node e2e/weight/run.ts [part of a page's name] [--files]`

process.chdir(`${import.meta.dirname}/../..`);
const part = process.argv.slice(2).find((word) => !word.startsWith("--")) ?? "";
const listsFiles = process.argv.includes("--files");
const [port, sandboxPort] = [await freePort(), await freePort()];
const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
const servers = [
  spawn("node", ["--conditions=@coffer/source", "../sandbox/src/cli.ts", "start", "--port", String(sandboxPort)], {
    env,
  }),
  spawn("node_modules/.bin/vite", ["preview"], { env }),
];
const origin = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
try {
  await answered(`${origin}/`);
  await answered(`http://127.0.0.1:${sandboxPort}/__sandbox/api/world`);
  const kb = (bytes: number) => (bytes / 1000).toFixed(1).padStart(7);
  console.log(`${"page".padEnd(52)}  width      js     css   fonts  files   shift    lcp`);
  for (const screen of screens.filter((each) => !each.scenario && nameOf(each).includes(part))) {
    const device = screen.persona ? await signedInDevice(browser, origin, sandboxPort, screen.persona) : undefined;
    for (const width of [390, 1360]) {
      const seen = await measure(browser, { url: origin + screen.path, width, ...(device ? { device } : {}) });
      const { js, css, fonts, files, shift, lcp } = seen;
      const figures = `${kb(js)} ${kb(css)} ${kb(fonts)} ${String(files).padStart(6)} ${shift.toFixed(3).padStart(7)}`;
      console.log(`${nameOf(screen).padEnd(52)} ${String(width).padStart(6)} ${figures} ${String(lcp).padStart(6)}`);
      for (const host of seen.foreign) console.log(`  asks ${host}`);
      if (shift > 0.005) for (const each of seen.moved) console.log(`  moved ${each}`);
      if (listsFiles) for (const { path, bytes } of seen.scripts) console.log(`  ${kb(bytes)} ${path}`);
    }
  }
} finally {
  await browser.close();
  for (const server of servers) server.kill();
}

async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (
      await fetch(url).then(
        ({ ok }) => ok,
        () => false,
      )
    )
      return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} doesn't answer. Is the app built?`);
}
