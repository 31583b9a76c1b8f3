import { TestSandbox } from "../src/testing/client.ts";
import { addHistory, addTrades } from "./long-history.ts";
import type { Line } from "./table.ts";

const FEW = 1_000;
const MANY = 100_000;
/** The time limit of a page with the long history, in milliseconds. A text search scans every row. */
const MOST = 10;
const MOST_TO_SEARCH = 250;
/** The number of runs, of which the best counts: the first ones build indexes, and other programs use the cores. */
const TURNS = 9;
const HOUR = 60 * 60 * 1000;

const record = { "by default": {}, "by amount": { Sorting: "amount desc" } };
const filtered = {
  "of a coin": { Coin: "BTC" },
  "of a status": { Status: [9, 11] },
  "of an hour": "hour",
  "by keyword": { Keyword: "000000042" },
};
const lists = {
  getListByCoinTransactionOut: { ...record, ...filtered },
  getListByCoinTransactionIn: { ...record, ...filtered },
  getTransferHistory: { ...record, ...filtered, "of a status": { Status: [3] } },
  getUserAssetsHistory: { ...record, "of a coin": { Coin: "BTC" }, "of a type": { Type: 1 }, "of an hour": "hour" },
  getUserDepositWithdrawalAssetsHistory: { ...record, ...filtered },
  getConvertHistory: record,
  getOrderList: { "with its totals": {}, "of an hour": "hour", "by amount": { Sorting: "amount desc" } },
  getAssets: { "with what is left today": {} },
  getAssetsSummary: { "with its line": {} },
} as const;

/** Measures pages of one user's lists in milliseconds, with a short and a long history. */
export function benchLists(): Line[] {
  const [few, many] = [timesBehind(FEW), timesBehind(MANY)];
  const most = (what: string) => (what.endsWith("keyword") ? MOST_TO_SEARCH : MOST);
  return [...many].map(([what, time]) => ({
    what,
    measured: `${(few.get(what) ?? 0).toFixed(1)} ms at 1 000, ${time.toFixed(1)} ms at 100 000`,
    reach: `at most ${most(what)} ms`,
    ok: time <= most(what),
  }));
}

function timesBehind(count: number): Map<string, number> {
  const sandbox = TestSandbox.start();
  const api = sandbox.as("verified");
  const world = sandbox.world();
  addHistory(world, "80413", count);
  addTrades(world, "80413", count);
  const end = world.clock.now() - 10 * HOUR;
  const hour = { StartTime: new Date(end - HOUR).toISOString(), EndTime: new Date(end).toISOString() };
  const times = new Map<string, number>();
  for (const [id, inputs] of Object.entries(lists)) {
    for (const [what, input] of Object.entries(inputs)) {
      const measured = Array.from({ length: TURNS }, () => {
        const startedAt = performance.now();
        const { error } = api.call(id as keyof typeof lists, (input === "hour" ? hour : input) as never);
        if (error) throw new Error(`${id}: ${JSON.stringify(error)}`);
        return performance.now() - startedAt;
      });
      times.set(`${id} ${what}`, Math.min(...measured));
    }
  }
  return times;
}
