import type { Page } from "@playwright/test";

type Watched = Window & { rowsTook?: number | null };

/** From the next click on, the page measures until other rows are drawn; `least` of them, where a number is given. */
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
          // After the frame that has them.
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

/** How long it took (ms) from what is clicked until other rows are there. */
export async function tookFrom(page: Page, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(() => {
    (window as Watched).rowsTook = null;
  });
  await act();

  const took = await page.waitForFunction(() => (window as Watched).rowsTook, undefined, { timeout: 30_000 });
  return (await took.jsonValue()) as number;
}
