import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { Line } from "../../sandbox/bench/table.ts";
import { tookFrom, watchRows } from "./until-rows.ts";

/** The p95 limit from a click to the new rows (ms). */
const MOST_ROWS = 300;
/** The time limit of a busy month's statement (ms). */
const MOST_STATEMENT = 1000;

const lists = [
  { name: "all entries", path: "/assets?tab=records", sorts: ["Time", "Amount"] },
  { name: "deposits and withdrawals", path: "/assets?tab=moves", sorts: [] },
  { name: "withdrawals", path: "/assets/withdraw?tab=records", sorts: [] },
  { name: "transfers", path: "/assets/transfer?tab=history", sorts: ["Time", "Amount"] },
];
const TURNS = 5;

/** Measures paging, sorting and filtering of each list. */
export async function benchLists(page: Page, records: number): Promise<Line[]> {
  const took: number[] = [];
  const lines: Line[] = [];
  for (const { name, path, sorts } of lists) {
    await page.goto(path);
    const list = page.locator("main table tbody").last();
    await list.locator("tr").nth(5).waitFor();
    await watchRows(page);
    const own: number[] = [];
    const by = async (act: () => Promise<unknown>) => own.push(await tookFrom(page, act));
    const pages = page.getByRole("navigation", { name: "Pages" }).last();
    for (let turn = 0; turn < TURNS; turn++) await by(() => pages.getByRole("button", { name: "Next" }).click());
    await by(() => pages.getByRole("button", { name: "Previous" }).click());
    for (const sort of sorts)
      for (let turn = 0; turn < 2; turn++)
        await by(() => page.locator("main").getByRole("button", { name: sort, exact: true }).last().click());
    await page.goto(`${path}&page=${Math.floor(records / 40)}`);
    await list.locator("tr").nth(5).waitFor();
    await watchRows(page);
    await by(() => pages.getByRole("button", { name: "Next" }).click());
    const coin = page.locator("main").getByRole("combobox", { name: "Coin" }).last();
    for (const ticker of ["USDC", "ETH", "BTC"]) {
      await coin.click();
      await by(() => page.getByRole("option", { name: ticker }).first().click());
    }
    took.push(...own);
    lines.push(line(`Click to rows, ${records} records: ${name}`, own, MOST_ROWS));
  }
  return [line(`Click to rows, ${records} records: all lists`, took, MOST_ROWS), ...lines];
}

/** Returns the p95 beside its target. */
export function line(what: string, took: readonly number[], reach: number): Line {
  const sorted = took.toSorted((one, other) => one - other);
  const p95 = sorted[Math.ceil(sorted.length * 0.95) - 1] ?? Number.POSITIVE_INFINITY;
  const median = sorted[Math.floor(sorted.length / 2)] ?? 0;
  const measured = `p95 ${p95.toFixed(0)} ms, median ${median.toFixed(0)} ms of ${sorted.length}`;
  return { what, measured, reach: `<= ${reach} ms`, ok: p95 <= reach };
}

/** Measures the cash wallet's statement of a month with this many entries, in a loaded page. */
export async function benchStatement(page: Page, entries: number): Promise<Line[]> {
  await page.goto("/assets?tab=statement");
  await page.getByRole("combobox", { name: "Wallet" }).waitFor();
  await page.getByRole("combobox", { name: "Wallet" }).click();
  await watchRows(page, entries);
  const took = await tookFrom(page, () => page.getByRole("option", { name: "Cash" }).click());
  const reach = `<= ${MOST_STATEMENT} ms`;
  return [
    { what: `Statement of ${entries} entries`, measured: `${took.toFixed(0)} ms`, reach, ok: took <= MOST_STATEMENT },
  ];
}

/** Exports a whole list while deposits arrive: each row occurs once. */
export async function benchExport(page: Page, sandboxPort: number, persona: string): Promise<Line[]> {
  await page.goto("/assets?tab=records");
  await page.locator("main table tbody tr").nth(5).waitFor();
  const begun = performance.now();
  const downloading = page.waitForEvent("download", { timeout: 600_000 });
  await page.locator("main").getByRole("button", { name: "Export CSV" }).last().click();
  let isRunning = true;
  const deposits = (async () => {
    let made = 0;
    for (; isRunning && made < 1000; made++) await deposit(sandboxPort, persona);
    return made;
  })();
  const file = await (await downloading).path();
  isRunning = false;
  const took = performance.now() - begun;
  const made = await deposits;
  const rows = readFileSync(file, "utf8").trim().split("\r\n").slice(1);
  const twice = rows.length - new Set(rows).size;
  const measured = `${rows.length} rows in ${(took / 1000).toFixed(1)} s, ${made} deposits meanwhile, ${twice} twice`;
  return [{ what: "Export of all entries", measured, reach: "none twice", ok: twice === 0 }];
}

async function deposit(port: number, name: string): Promise<void> {
  const body = JSON.stringify({ name, coin: "USDT", network: "TRC20", amount: "25" });
  const headers = { "content-type": "application/json" };
  await fetch(`http://127.0.0.1:${port}/__sandbox/api/chain/deposit`, { method: "POST", headers, body });
  await fetch(`http://127.0.0.1:${port}/__sandbox/api/clock/advance`, {
    method: "POST",
    headers,
    body: JSON.stringify({ ms: 1000 }),
  });
}
