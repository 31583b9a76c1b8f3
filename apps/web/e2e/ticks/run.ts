import { spawn } from "node:child_process";
import { type Browser, chromium } from "@playwright/test";
import { freePort } from "../../dev/ports.ts";
import { chromiumPath } from "../browser.ts";
import { signedInDevice } from "../weight/signed-in-device.ts";
import { manyPairs } from "./many-pairs.ts";
import { watchDrawing } from "./watch-drawing.ts";

// Fifty pairs whose prices change each second, in the built app (`vite build` first): how many frames there are, what the
// page changes and what Chromium paints with each tick.
// `node --conditions=@coffer/source e2e/ticks/run.ts`

process.chdir(`${import.meta.dirname}/../..`);
const PAIRS = 50;
const SECONDS = 10;
const [port, sandboxPort] = [await freePort(), await freePort()];
const env = { ...process.env, PORT: String(port), SANDBOX_PORT: String(sandboxPort) };
const outDir = process.argv[2] ?? "dist";
const servers = [
  spawn("node", ["--conditions=@coffer/source", "../sandbox/src/cli.ts", "start", "--port", String(sandboxPort)], {
    env,
  }),
  spawn("node_modules/.bin/vite", ["preview", "--port", String(port), "--host", "127.0.0.1", "--outDir", outDir], {
    env,
  }),
];
const origin = `http://127.0.0.1:${port}`;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ["--no-sandbox"] });
try {
  await Promise.all([answered(`${origin}/`), answered(`http://127.0.0.1:${sandboxPort}/__sandbox/api/world`)]);
  const device = await signedInDevice(browser, origin, sandboxPort, "mei");
  console.log(`${PAIRS} pairs, each with another price every second, for ${SECONDS} s`);
  console.log("page                       ticks  frames/s  longest ms  changes/tick  paints/tick  script ms/tick");
  await look(browser, "/otc", undefined);
  await look(browser, "/otc?pair=BTC/USDT", device);
  await look(browser, "/convert", undefined);
  await look(browser, "/convert?from=USDT&to=BTC", device);
} finally {
  await browser.close();
  for (const server of servers) server.kill();
}

type Device = Awaited<ReturnType<typeof signedInDevice>>;

async function look(by: Browser, path: string, device: Device | undefined): Promise<void> {
  const context = await by.newContext({
    viewport: { width: 1360, height: 900 },
    reducedMotion: "reduce",
    ...(device ? { storageState: device } : {}),
  });
  const page = await context.newPage();
  const ticks = await manyPairs(page, PAIRS);
  await page.goto(origin + path);
  await page.getByRole("main").getByText("BTC").first().waitFor();
  const seen = await watchDrawing(page, SECONDS * 1000, ticks);
  const cells = [
    (path + (device ? " signed in" : "")).padEnd(25),
    String(seen.ticks).padStart(6),
    seen.frames.toFixed(1).padStart(9),
    seen.longest.toFixed(1).padStart(11),
    seen.changes.toFixed(1).padStart(13),
    seen.paints.toFixed(1).padStart(12),
    seen.script.toFixed(1).padStart(15),
  ];
  console.log(cells.join(" "));
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
}

async function answered(url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    const isThere = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} doesn't answer. Is the app built?`);
}
