import type { Page } from "@playwright/test";
import type { Line } from "../../sandbox/bench/table.ts";
import type { controlAt } from "./merchant.ts";

/** The limit from a click on a link to the page's frame (ms). */
const MOST_FRAME = 100;
/** A reply delay that reveals pages which wait for their calls (ms). */
const SLOW = 500;
const TURNS = 5;

/** A round trip through all features, each by a link on the page before. */
const ways = [
  ["/assets", "/assets/recharge", "/assets/address", "/assets/cloud", "/assets"],
  ["/account/userInfo", "/account/record", "/account/api", "/account/password", "/account/userInfo"],
];

/** Measures how soon a click on a link shows, with fast and with slow replies. */
export async function benchRoutes(page: Page, { call }: ReturnType<typeof controlAt>): Promise<Line[]> {
  const lines: Line[] = [];
  for (const latency of [0, SLOW]) {
    const took: number[] = [];
    for (const [start = "/", ...stops] of ways) {
      // Reloaded each time, so that every page makes its calls.
      for (let turn = 0; turn < TURNS; turn++) {
        await call("PUT", "faults", { rules: [] });
        await page.goto(start, { waitUntil: "networkidle" });
        await page.locator("main h1").waitFor();
        await call("PUT", "faults", { rules: latency > 0 ? [{ latency }] : [] });
        for (const stop of stops) {
          took.push(await frameOf(page, stop));
          await page.locator("main h1").filter({ visible: true }).waitFor();
        }
      }
    }
    await call("PUT", "faults", { rules: [] });
    took.sort((a, b) => a - b);
    const at = (share: number) => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? Number.NaN;
    lines.push({
      what: `Click on a link to the frame of its page, calls ${latency > 0 ? `after ${latency} ms` : "at once"}`,
      measured: `${at(0.5).toFixed(0)} ms, 95 of 100 in ${at(0.95).toFixed(0)} ms`,
      reach: `${MOST_FRAME} ms`,
      ok: at(0.95) <= MOST_FRAME,
    });
  }
  return lines;
}

/** Resolves when the previous page is hidden and its replacement is painted. */
const frameOf = (page: Page, path: string): Promise<number> =>
  page.evaluate(
    (to) =>
      new Promise<number>((resolve, reject) => {
        const link = document.querySelector<HTMLAnchorElement>(`nav a[href="${to}"]`);
        const title = document.querySelector("main h1");
        if (!link || !title) return reject(new Error(`There is no way to ${to}.`));
        const from = performance.now();
        const gone = new MutationObserver(() => {
          if (title.checkVisibility()) return;
          gone.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        });
        gone.observe(document.body, { childList: true, subtree: true, attributes: true });
        link.click();
      }),
    path,
  );
