import type { Page } from "@playwright/test";

type Watched = Window & { rowsTook?: number | null };

/** Makes the page measure from the next click until other rows are rendered, at least `least` of them. */
export function watchRows(page: Page, least = 1): Promise<void> {
  return page.evaluate((fewest) => {
    const here = window as Watched;
    const rows = () => [...document.querySelectorAll("main table tbody tr")];
    const text = () =>
      rows()
        .map((row) => row.textContent)
        .join("\n");
    document.addEventListener(
      "click",
      () => {
        const [begun, before] = [performance.now(), text()];
        here.rowsTook = null;
        const look = () => {
          const isBusy = document.querySelector("main [aria-busy=true]") !== null;
          if (isBusy || rows().length < fewest || text() === before) return requestAnimationFrame(look);
          // After the frame with the new rows.
          return requestAnimationFrame(() => {
            here.rowsTook = performance.now() - begun;
          });
        };
        requestAnimationFrame(look);
      },
      { capture: true },
    );
  }, least);
}

/** Returns the time from a click to the new rows (ms). */
export async function tookFrom(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    (window as Watched).rowsTook = null;
  });
  await act();

  const took = await page.waitForFunction(() => (window as Watched).rowsTook, undefined, { timeout: 30_000 });
  return (await took.jsonValue()) as number;
}
