import type { Page } from "@playwright/test";
import type { Line } from "../../sandbox/bench/table.ts";
import { type Control, controlBy } from "../e2e/control.ts";
import { line } from "./lists.ts";
import { tookFrom, watchRows } from "./until-rows.ts";

/** The p95 limit from a click to the new rows (ms). */
const MOST_ROWS = 300;
/** The limit for a payment to show at the till, and for a year's report (ms). */
const MOST = 1000;
const TURNS = 5;

/** Measures paging, sorting and filtering of a merchant's payment orders. */
export async function benchOrders(page: Page, orders: number): Promise<Line[]> {
  const took: number[] = [];
  const by = async (act: () => Promise<unknown>) => took.push(await tookFrom(page, act));
  const list = page.locator("main table tbody").last();
  const open = async (path: string) => {
    await page.goto(path);
    await list.locator("tr").nth(5).waitFor();
    await watchRows(page);
  };
  const pages = page.getByRole("navigation", { name: "Pages" }).last();
  await open("/merchant/transaction");
  for (let turn = 0; turn < TURNS; turn++) await by(() => pages.getByRole("button", { name: "Next" }).click());
  await by(() => pages.getByRole("button", { name: "Previous" }).click());
  for (const sort of ["Order", "Amount"])
    for (let turn = 0; turn < 2; turn++)
      await by(() =>
        page
          .locator("main thead")
          .getByRole("button", { name: new RegExp(`^${sort}`) })
          .first()
          .click(),
      );
  await open(`/merchant/transaction?page=${Math.floor(orders / 40)}`);
  await by(() => pages.getByRole("button", { name: "Next" }).click());
  const coin = page.locator("main").getByRole("combobox", { name: "Coin" }).last();
  for (const ticker of ["USDT", "USDC"]) {
    await coin.click();
    await by(() => page.getByRole("option", { name: ticker }).first().click());
  }
  return [line(`Click to rows, ${orders} payment orders`, took, MOST_ROWS)];
}

/** Measures from the chain's detection to the till's display, one order each. */
export async function benchTill(page: Page, control: Control): Promise<Line[]> {
  const took: number[] = [];
  for (let turn = 0; turn < TURNS; turn++) {
    await page.goto("/merchant/transaction?do=ask");
    await page.getByLabel("Amount", { exact: true }).first().fill("20");
    await page.getByLabel("What for", { exact: true }).first().fill(`Table ${turn}`);
    await page.getByLabel("Your reference", { exact: true }).first().fill(`Till-${turn}`);
    await page.getByRole("button", { name: "Make the order and show the code", exact: true }).click();
    await page.waitForURL(/till=po_/);
    await page.locator("[data-till=waiting]").waitFor();
    const id = new URL(page.url()).searchParams.get("till");
    await control.call("POST", "actors/payer/pay", { id });
    const begun = performance.now();
    await page.locator("[data-till=seen]").waitFor();
    took.push(performance.now() - begun);
  }
  return [line("A payment at the till, from the chain to the screen", took, MOST)];
}

/** Measures from the click on a year to the last rendered reply. */
export async function benchReport(page: Page, orders: number): Promise<Line[]> {
  const took: number[] = [];
  const reply = (name: string) => page.waitForResponse((each) => each.url().includes(`${name}?`));
  for (let turn = 0; turn < TURNS; turn++) {
    await page.goto("/merchant/report");
    await page.locator("main table tbody tr").nth(5).waitFor();
    await page.waitForLoadState("networkidle");
    const replies = [reply("DailyReport"), reply("SalesSummary")];
    const begun = performance.now();
    await page.getByRole("radio", { name: "365" }).first().click();
    await Promise.all(replies);
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
    took.push(performance.now() - begun);
  }
  return [line(`A year's report over ${orders} payment orders, from the click`, took, MOST)];
}

/** Returns a client of the control API at this port. */
export const controlAt = (port: number): Control =>
  controlBy(async <Reply>(method: string, path: string, data?: object) => {
    const reply = await fetch(`http://127.0.0.1:${port}/__sandbox/api/${path}`, {
      method,
      headers: { "content-type": "application/json" },
      ...(data && { body: JSON.stringify(data) }),
    });
    return (await reply.json()) as Reply;
  });
