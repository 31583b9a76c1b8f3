import type { CoinConfig, Holding } from "@coffer/sdk";
import { describe, expect, it } from "vitest";
import { canDeposit, canWithdraw } from "./can-move.ts";
import { fits } from "./holdings.tsx";
import { overviewSearch } from "./overview-search.ts";

const holding = (change: Partial<Holding> = {}): Holding => ({
  coin: "BTC",
  name: "Bitcoin",
  kind: "crypto",
  scale: 8,
  available: "0.5",
  frozen: "0",
  price: "68000",
  value: "34000",
  changePercent24h: "0",
  line7d: [],
  wallets: [{ wallet: 0, available: "0.5", frozen: "0" }],
  dailyLimit: "5",
  dailyUsed: "0",
  dailyRemaining: "5",
  reviewFrom: "0.7",
  ...change,
});
const empty = holding({ available: "0", wallets: [] });

describe("shown holdings", () => {
  it.each([
    ["held", holding(), {}, true],
    ["frozen alone", holding({ available: "0", frozen: "0.1" }), {}, true],
    ["empty", empty, {}, false],
    ["empty, but asked for", empty, { empty: "1" }, true],
    ["empty, but searched for", empty, { q: "bitc" }, true],
    ["of another name", holding(), { q: "ether" }, false],
    ["of another kind", holding(), { kind: "fiat" }, false],
    ["searched, of another kind", holding(), { kind: "fiat", q: "btc" }, false],
  ] as const)("%s", (_, row, search, shown) => expect(fits(row, search)).toBe(shown));
});

const network = { depositEnabled: true, withdrawEnabled: true } as CoinConfig["networks"][number];
const config = (networks: Partial<typeof network>[]) =>
  ({ coin: "BTC", networks: networks.map((change) => ({ ...network, ...change })) }) as unknown as CoinConfig; // Only the checked fields.

describe("actions of a holding", () => {
  it("offers nothing for fiat", () => {
    expect(canDeposit(config([]))).toBe(false);
    expect(canWithdraw(config([]), holding())).toBe(false);
  });
  it("offers deposits while a network accepts them", () => {
    expect(canDeposit(config([{ depositEnabled: false }, {}]))).toBe(true);
    expect(canDeposit(config([{ depositEnabled: false }]))).toBe(false);
  });
  it("offers withdrawals from the main wallet only", () => {
    expect(canWithdraw(config([{}]), holding())).toBe(true);
    const elsewhere = holding({ wallets: [{ wallet: 1, available: "0.5", frozen: "0" }] });
    expect(canWithdraw(config([{}]), elsewhere)).toBe(false);
    expect(canWithdraw(config([{ withdrawEnabled: false }]), holding())).toBe(false);
  });
});

it("reads only known values from the address", () => {
  expect(overviewSearch({ currency: "BTC", days: "7", kind: "fiat", empty: "1" })).toEqual({
    currency: "BTC",
    days: 7,
    kind: "fiat",
    empty: "1",
  });
  expect(overviewSearch({ currency: "<b>", days: "8", kind: "gold", empty: "yes" })).toEqual({});
});
