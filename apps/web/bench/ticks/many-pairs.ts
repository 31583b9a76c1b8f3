import type { Page, Route } from "@playwright/test";

/** The app's price polling interval, and the one used here (ms). */
const TICK = 10_000;
const QUICK = 1000;

interface Rows {
  result: { items: Record<string, unknown>[] };
}

/** Serves this many pairs with prices that change on every poll. Returns a counter of polls. */
export async function manyPairs(page: Page, count: number): Promise<() => number> {
  let looks = 0;
  await page.addInitScript(
    ([tick, quick]) => {
      const own = window.setInterval.bind(window);
      window.setInterval = ((run: TimerHandler, ms?: number, ...rest: unknown[]) =>
        own(run, ms === tick ? quick : ms, ...rest)) as typeof window.setInterval;
    },
    [TICK, QUICK] as const,
  );
  const widen = async (route: Route, change: (row: Record<string, unknown>, at: number, look: number) => object) => {
    const response = await route.fetch();
    const body: Rows = await response.json();
    const { items } = body.result;
    const look = looks++;
    body.result.items = Array.from({ length: Math.max(count, items.length) }, (_, at) => {
      const row = items[at % items.length] ?? {};
      return { ...row, ...change(row, at, look), ...(at >= items.length && { symbol: `T${at}/USDT` }) };
    });
    await route.fulfill({ response, json: body });
  };
  const price = (at: number, look: number) => `${1000 + at}.${String(look % 100).padStart(2, "0")}`;
  await page.route("**/PromissoryConfig/GetSymbol*", (route) =>
    widen(route, (_, at, look) => ({ referenceRate: price(at, look) })),
  );
  await page.route("**/Convert/GetSymbols*", (route) => widen(route, (_, at, look) => ({ rate: price(at, look) })));
  return () => looks;
}
