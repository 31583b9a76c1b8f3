import type { Browser } from "@playwright/test";
import { withBuiltApp } from "../built-app.ts";
import { signedInDevice } from "../weight/signed-in-device.ts";
import { manyPairs } from "./many-pairs.ts";
import { watchDrawing } from "./watch-drawing.ts";

// Fifty pairs whose prices change each second, in the built app: how many frames there are, what the
// page changes and what Chromium paints with each tick.
// `node --conditions=@coffer/source e2e/ticks/run.ts`

const PAIRS = 50;
const SECONDS = 10;

await withBuiltApp(async ({ browser, origin, sandboxPort }) => {
  const device = await signedInDevice(browser, origin, sandboxPort, "mei");
  console.log(`${PAIRS} pairs, each with another price every second, for ${SECONDS} s`);
  console.log("page                       ticks  frames/s  longest ms  changes/tick  paints/tick  script ms/tick");
  await look(browser, origin, "/otc", undefined);
  await look(browser, origin, "/otc?pair=BTC/USDT", device);
  await look(browser, origin, "/convert", undefined);
  await look(browser, origin, "/convert?from=USDT&to=BTC", device);
});

type Device = Awaited<ReturnType<typeof signedInDevice>>;

async function look(by: Browser, origin: string, path: string, device: Device | undefined): Promise<void> {
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
