import { AcceptorPairStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { moneyOf } from "../../testing/money.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";

const { disabled, enabled } = AcceptorPairStatus;
const terms = {
  buyMinimum: "0.5",
  buyMaximum: "20",
  sellMinimum: "0.5",
  sellMaximum: "15",
  buyRateDeviation: "-0.10",
  sellRateDeviation: "0.15",
};

function serving() {
  const money = moneyOf("acceptor");
  const { api } = money;
  const list = (input: object = {}) => api.call("getConfigList", { ...input }).result.items;
  const act = (path: string, fields: object) => api.control("POST", `actors/${path}`, fields);
  const add = (changes: object = {}) => api.call("addConfig", { symbol: "BTC/USDC", ...terms, ...changes });
  const change = (changes: object = {}) => api.call("updateConfig", { id: list()[0]?.id ?? "", ...terms, ...changes });
  return { ...money, list, act, add, change };
}

test("lists an acceptor's pairs with current figures in any order", () => {
  const { list, act } = serving();
  const [btc, eth] = list();
  expect([btc?.symbol, eth?.symbol]).toEqual(["BTC/USDT", "ETH/USDT"]);
  expect(btc).toMatchObject({ base: "BTC", quote: "USDT", status: enabled, buyRateDeviation: "-0.09" });
  expect(Number(btc?.buyRate)).toBeCloseTo(Number(btc?.referenceRate) * 0.9991, 6);
  expect(Number(btc?.sellRate)).toBeCloseTo(Number(btc?.referenceRate) * 1.0009, 6);
  expect(list({ Sorting: "symbol desc" }).map(({ symbol }) => symbol)).toEqual(["ETH/USDT", "BTC/USDT"]);
  expect(list({ Status: [disabled] }).map(({ symbol }) => symbol)).toEqual(["ETH/USDT"]);
  expect(list({ Keyword: "btc" })).toHaveLength(1);
  act("market/rate", { coin: "BTC", hasRate: false });
  expect(list()[0]).toMatchObject({ referenceRate: null, referenceAt: null, buyRate: null, sellRate: null });
});

test("adds a closed pair, opens, changes and closes it, and touches no other acceptor's", () => {
  const { add, list, change, api, sandbox } = serving();
  const { id, status, buyRateDeviation } = add().result;
  expect([status, buyRateDeviation]).toEqual([disabled, "-0.1"]);
  expect(rulesOf(add())).toEqual(["symbol exists"]);
  expect(api.call("updateStatus", { id, status: enabled }).result.status).toBe(enabled);
  const before = list().find((pair) => pair.id === id);
  expect(api.call("updateStatus", { id, status: enabled }).result).toEqual(before);
  expect(change({ id, sellMaximum: "10" }).result).toMatchObject({ sellMaximum: "10", status: enabled });
  expect(rulesOf(change({ id: "ap_NONE" }))).toEqual(["id exists"]);
  expect(rulesOf(api.call("updateStatus", { id: "ap_NONE", status: 0 }))).toEqual(["id exists"]);
  expect(codeOf(sandbox.as("mei").call("getConfigList"))).toBe(403);
});

test.each([
  [{ buyMinimum: "21" }, "buyMaximum minimum"],
  [{ sellMaximum: "0.4" }, "sellMaximum minimum"],
  [{ buyMinimum: "0" }, "buyMinimum minimum"],
  [{ sellMinimum: "0.123456789" }, "sellMinimum scale"],
  [{ buyRateDeviation: "-20.0001" }, "buyRateDeviation range"],
  [{ sellRateDeviation: "20.5" }, "sellRateDeviation range"],
  [{ sellRateDeviation: "0.12345" }, "sellRateDeviation scale"],
  [{ buyRateDeviation: "0.16" }, "buyRateDeviation crossed"],
])("refuses inconsistent terms at their field: %o", (changes, rule) => {
  const { add, change } = serving();
  expect([rulesOf(add(changes)), rulesOf(change(changes))]).toEqual([[rule], [rule]]);
});

test("allows equal and extreme deviations", () => {
  const { change } = serving();
  expect(change({ buyRateDeviation: "-20", sellRateDeviation: "20" }).result.sellRateDeviation).toBe("20");
  expect(change({ buyRateDeviation: "0.15" }).result.buyRateDeviation).toBe("0.15");
});

test("previews terms against the market without saving", () => {
  const { api, list, act } = serving();
  const before = list();
  const tried = (side: string, rateDeviation: string) =>
    api.call("testConfig", { symbol: "BTC/USDT", side, quantity: "2", rateDeviation }).result;
  const bought = tried("buy", "1");
  expect(bought.spreadPercent).toBe("1");
  expect(Number(bought.price)).toBeCloseTo(Number(bought.referenceRate) * 1.01, 5);
  expect(Number(bought.amount)).toBeCloseTo(Number(bought.price) * 2, 5);
  expect([tried("sell", "-1").spreadPercent, tried("sell", "0.5").spreadPercent]).toEqual(["1", "-0.5"]);
  expect(list()).toEqual(before);
  act("market/rate", { coin: "BTC", hasRate: false });
  expect(codeOf(api.call("testConfig", { symbol: "BTC/USDT", side: "buy", quantity: "2", rateDeviation: "1" }))).toBe(
    60012,
  );
});

test("lets a suspended acceptor see but not change pairs", () => {
  const { add, change, api, list, act } = serving();
  act("operator/stop-acceptor", { name: "acceptor" });
  const id = list()[0]?.id ?? "";
  const told = [add(), change(), api.call("updateStatus", { id, status: disabled })].map(codeOf);
  expect(told).toEqual([60004, 60004, 60004]);
  act("operator/resume-acceptor", { name: "acceptor" });
  expect(codeOf(add())).toBeUndefined();
});
