import { type AssetHistoryEntry, RecordType } from "@coffer/sdk";
import fc from "fast-check";
import { expect, it } from "vitest";
import { add, isNegative, subtract } from "../../platform/amount/amount.ts";
import { monthSpan, partsOf } from "./statement.ts";

let made = 0;
const entry = (type: RecordType, amount: string, balanceAfter: string, frozenAfter: string): AssetHistoryEntry => ({
  id: `al_${++made}`,
  time: "2026-11-21T14:02:11Z",
  wallet: 0,
  type,
  currency: "USDT",
  amount,
  balanceAfter,
  frozenAfter,
  reference: null,
  link: null,
  remark: null,
});

it("uses UTC months and crosses the year's end", () => {
  expect(monthSpan("2026-12")).toEqual({ StartTime: "2026-12-01T00:00:00.000Z", EndTime: "2027-01-01T00:00:00.000Z" });
});

it("balances opening and movements with closing in any history", () => {
  const steps = fc.array(
    fc.tuple(fc.constantFrom("in", "freeze", "unfreeze", "out"), fc.integer({ min: 1, max: 999 })),
  );
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), steps, (start, all) => {
      let [available, frozen] = [`${start}.000001`, "0"];
      const entries = all.flatMap(([kind, size]) => {
        const amount = `${size}.1`;
        const left = subtract(kind === "freeze" ? available : frozen, amount);
        if (kind !== "in" && isNegative(left)) return [];
        if (kind === "in") available = add(available, amount);
        if (kind === "freeze") [available, frozen] = [left, add(frozen, amount)];
        if (kind === "unfreeze") [available, frozen] = [add(available, amount), left];
        if (kind === "out") frozen = left;
        const { recharge, freeze, unfreeze, withdraw } = RecordType;
        const type = { in: recharge, freeze, unfreeze, out: withdraw }[kind] ?? recharge;
        return [entry(type, kind === "in" || kind === "unfreeze" ? amount : `-${amount}`, available, frozen)];
      });
      const [part] = partsOf(entries, new Map([["USDT", `${start}.000001`]]));
      expect(part).toMatchObject({ agrees: true, closing: add(available, frozen) });
    }),
  );
});

it("reports an imbalance", () => {
  const [part] = partsOf([entry(RecordType.recharge, "5", "16", "0")], new Map([["USDT", "10"]]));
  expect(part).toMatchObject({ opening: "10", movements: "5", closing: "16", agrees: false });
});

it("skips currencies without a balance and keeps unchanged ones", () => {
  const openings = new Map([
    ["BTC", "0"],
    ["ETH", "2"],
  ]);
  expect(partsOf([], openings)).toMatchObject([{ currency: "ETH", opening: "2", movements: "0", closing: "2" }]);
});
