import { ExchangeStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { HOUR, moneyOf } from "../../testing/money.ts";

const DAY = 24 * HOUR;

test("sums exactly the complete orders of any span", () => {
  const { api, pass, sandbox } = moneyOf();
  api.control("POST", "actors/chain/deposit", { coin: "BTC", network: "BTC", name: "mei", amount: "40" });
  pass(HOUR);
  for (const quantity of ["0.5", "0.75", "12", "0.6", "0.7", "0.8"]) {
    const { quoteId, total } = api.call("getOtcQuote", { symbol: "BTC/USDT", side: "sell", quantity }).result;
    api.call("createQuickTradeOrder", { quoteId, total });
    pass(9 * HOUR);
  }
  const list = (input: object, as = api) => as.call("getOrderList", { MaxResultCount: 100, ...input }).result;
  const { items } = list({});
  expect(items.filter(({ status }) => status === ExchangeStatus.complete)).toHaveLength(6);
  const times = items.flatMap(({ time }) => [-DAY, -1, 0, 1, DAY].map((by) => Date.parse(time) + by));
  const spans = [...times.map((StartTime) => [StartTime]), ...times.flatMap((at) => times.map((until) => [at, until]))];
  const dealer = sandbox.as("acceptor");
  for (const [start = 0, end] of spans.filter((_span, at) => at % 7 === 0)) {
    const iso = (moment: number) => new Date(moment).toISOString();
    const span = { StartTime: iso(start), ...(end !== undefined && { EndTime: iso(end) }) };
    for (const as of [api, dealer]) {
      const input = { ...span, ...(as === dealer && { Role: "acceptor" }) };
      const { items: inside, totals } = list(input, as);
      // A search checks each order and sums the matches.
      expect(totals).toEqual(list({ ...input, Keyword: "O" }, as).totals);
      expect(totals.length > 0).toBe(inside.some(({ status }) => status === ExchangeStatus.complete));
    }
  }
});
