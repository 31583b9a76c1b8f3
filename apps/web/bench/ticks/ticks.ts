import type { Browser } from "@playwright/test";
import type { Line } from "../../../sandbox/bench/table.ts";
import type { signedInDevice } from "../../e2e/weight/signed-in-device.ts";
import { manyPairs } from "./many-pairs.ts";
import { type Drawn, watchDrawing } from "./watch-drawing.ts";

/** The number of pairs with prices that change each second, and the duration (s). */
const PAIRS = 50;
const SECONDS = 10;
/** Of sixty frames a second, a trace may miss the first and the last. */
const FRAMES = 58;

type Device = Awaited<ReturnType<typeof signedInDevice>>;

/** Measures frames, DOM changes and Chromium's paints per price tick. */
export async function benchTicks(browser: Browser, origin: string, device: Device): Promise<Line[]> {
  const pages: [path: string, by?: Device][] = [
    ["/otc"],
    ["/otc?pair=BTC/USDT", device],
    ["/convert"],
    ["/convert?from=USDT&to=BTC", device],
  ];
  const lines: Line[] = [];
  for (const [path, by] of pages) {
    const { ticks, frames, longest, changes, paints, script } = await look(browser, origin + path, by);
    const each = `${changes.toFixed(1)} changes, ${paints.toFixed(1)} paints, ${script.toFixed(1)} ms of scripts a tick`;
    lines.push({
      what: `${PAIRS} pairs tick each second: ${path}${by ? " signed in" : ""}`,
      measured: `${frames.toFixed(1)} frames/s, longest ${longest.toFixed(0)} ms; ${each} (${ticks})`,
      reach: `>= ${FRAMES}`,
      ok: frames >= FRAMES,
    });
  }
  return lines;
}

async function look(by: Browser, url: string, device: Device | undefined): Promise<Drawn> {
  const context = await by.newContext({
    viewport: { width: 1360, height: 900 },
    reducedMotion: "reduce",
    ...(device ? { storageState: device } : {}),
  });
  const page = await context.newPage();
  const ticks = await manyPairs(page, PAIRS);
  await page.goto(url);
  await page.getByRole("main").getByText("BTC").first().waitFor();
  const seen = await watchDrawing(page, SECONDS * 1000, ticks);
  await page.unrouteAll({ behavior: "ignoreErrors" });
  await context.close();
  return seen;
}
