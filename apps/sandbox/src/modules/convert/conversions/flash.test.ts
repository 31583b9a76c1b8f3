import { ExchangeStatus } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs, seed } from "../../../../../../.ci/property.ts";
import { worldAccount } from "../../../ledger/account.ts";
import { auditLedger } from "../../../ledger/audit.ts";
import { HOUR, MINUTE, moneyOf, SECOND } from "../../../testing/money.ts";
import { codeOf, rulesOf } from "../../../testing/refusals.ts";
import { conversions } from "./conversion.ts";
import { largeConversions } from "./large.ts";
import { flashQuotes } from "./quote.ts";

const { inProgress, complete, failure } = ExchangeStatus;
const buy = { fromCoin: "USDT", toCoin: "BTC", fromAmount: "1000" };

function converting(...of: Parameters<typeof moneyOf>) {
  const money = moneyOf(...of);
  const { api, world } = money;
  const quote = (changes: object = {}) => api.call("convertQuote", { ...buy, ...changes });
  const take = ({ quoteId, fromAmount }: { quoteId: string; fromAmount: string }) =>
    api.call("currencyFlashExchange", { quoteId, fromAmount });
  const read = (id: string) => api.call("checktConvertOrderStatus", { id }).result;
  const act = (path: string, fields: object) => api.control("POST", `actors/${path}`, fields);
  const house = (coin: string) => world.ledger.available(worldAccount("house", coin));
  const fees = (coin: string) => world.ledger.available(worldAccount("fees", coin));
  return { ...money, quote, take, read, act, house, fees };
}

test("holds, completes within a second, and books both coins and the fee", () => {
  const { quote, take, read, pass, holding, house, fees, api } = converting();
  const [before, had, feesBefore] = [house("USDT"), holding("BTC").available ?? "0", fees("BTC")];
  const offer = quote().result;
  expect(offer).toMatchObject({ spreadPercent: "0.3", paidFrom: 0, receivedInto: 0, fromAmount: "1000" });
  expect(Date.parse(offer.expiresAt) - Date.parse(offer.serverTime)).toBe(10 * SECOND);
  const { result } = take(offer);
  expect(result).toMatchObject({ status: inProgress, toAmount: offer.toAmount, rate: offer.rate, completedAt: null });
  expect(holding("USDT").frozen).toBe("1000");
  pass(SECOND);
  expect(read(result.id)).toMatchObject({ status: complete, failReason: null, completedAt: expect.any(String) });
  expect(house("USDT") - before).toBe(1_000_000_000n);
  const got = Math.round((Number(holding("BTC").available) - Number(had)) * 1e8);
  expect(got).toBe(Math.round(Number(offer.toAmount) * 1e8));
  expect(fees("BTC") - feesBefore).toBe(BigInt(Math.round(Number(offer.fee) * 1e8)));
  expect(holding("USDT").frozen).toBe("0");
  const lines = api.call("getConvertAssetsHistory").result.items;
  expect(lines.map(({ amount, reference }) => [amount, reference])).toEqual(
    expect.arrayContaining([
      ["-1000", result.number],
      [offer.toAmount, result.number],
    ]),
  );
  const events = api.call("getEventList", {}).result.items;
  expect(events[0]).toMatchObject({
    type: "conversion.completed",
    data: { link: { kind: "conversion", id: result.id } },
  });
});

test("accepts a quote once, from its owner, until its end", () => {
  const { quote, take, pass, sandbox, world } = converting();
  const first = quote().result;
  const theirs = sandbox.as("verified").call("currencyFlashExchange", { quoteId: first.quoteId, fromAmount: "1000" });
  expect(codeOf(theirs)).toBe(60012);
  expect([codeOf(take(first)), codeOf(take(first))]).toEqual([undefined, 60012]);
  const late = quote().result;
  pass(10 * SECOND - 1);
  const last = quote().result;
  pass(1);
  expect(codeOf(take(late))).toBe(60012);
  expect(codeOf(take(last))).toBeUndefined();
  quote();
  expect(world.table(flashQuotes).size).toBe(1);
});

test("changes only the next quote when the price moves", () => {
  const { quote, take, act, read, pass } = converting();
  const before = quote().result;
  act("market/price", { coin: "BTC", percent: "2" });
  const after = quote().result;
  expect(Number(after.inverseRate) / Number(before.inverseRate)).toBeCloseTo(1.02, 6);
  const { id } = take(before).result;
  pass(SECOND);
  expect(read(id).toAmount).toBe(before.toAmount);
});

test("receives exactly the requested amount", () => {
  const { quote, take, read, pass } = converting();
  const offer = quote({ fromAmount: undefined, toAmount: "0.01234567" }).result;
  expect(offer.toAmount).toBe("0.01234567");
  const { id } = take(offer).result;
  pass(SECOND);
  expect(read(id)).toMatchObject({ toAmount: "0.01234567", fromAmount: offer.fromAmount });
});

test("pays fiat from the cash wallet", () => {
  const { quote, take, pass, holding } = converting();
  const offer = quote({ fromCoin: "USD", toCoin: "USDT", fromAmount: "100" }).result;
  expect(offer).toMatchObject({ paidFrom: 2, receivedInto: 0 });
  const before = Number(holding("USD", 2).available);
  take(offer);
  pass(SECOND);
  expect(Number(holding("USD", 2).available)).toBe(before - 100);
});

test("explains why a quote is impossible", () => {
  const { quote, act, api } = converting();
  expect(rulesOf(quote({ toCoin: "USDT" }))).toEqual(["toCoin different"]);
  expect(rulesOf(quote({ fromAmount: "0.0000001" }))).toEqual(["fromAmount scale"]);
  expect(rulesOf(quote({ fromAmount: "0" }))).toEqual(["fromAmount minimum"]);
  expect(codeOf(quote({ toCoin: "XRP" }))).toBe(40001);
  expect(quote({ fromAmount: "6" }).error).toMatchObject({
    code: 40013,
    data: { currency: "BTC", minimum: "0.0001", maximum: "5" },
  });
  expect(codeOf(quote({ fromAmount: undefined, toAmount: "5.1" }))).toBe(40014);
  act("market/rate", { coin: "BTC", hasRate: false });
  expect(codeOf(quote())).toBe(60012);
  const listed = api.call("getConvertSymbols").result.items.map(({ symbol }) => symbol);
  expect(listed).not.toContain("BTC/USDT");
  expect(listed).toContain("ETH/USDT");
  expect(api.call("getExchangeCoin", { coin: "USDT" }).result.items.map(({ coin }) => coin)).not.toContain("BTC");
});

test("takes nothing from a slow market, or refunds after a minute", () => {
  const { quote, take, read, act, pass, holding } = converting();
  const before = holding("USDT");
  act("market/pair", { symbol: "BTC/USDT", answer: "timeout" });
  const offer = quote().result;
  expect(codeOf(take(offer))).toBe(90008);
  expect(holding("USDT")).toEqual(before);
  act("market/pair", { symbol: "BTC/USDT", answer: "silent" });
  // A refusal took nothing and kept the quote.
  const { id } = take(offer).result;
  pass(MINUTE - 1);
  expect(read(id).status).toBe(inProgress);
  pass(1);
  expect(read(id)).toMatchObject({ status: failure, failReason: expect.stringContaining("within a minute") });
  expect(holding("USDT")).toEqual(before);
  expect(act("converter/complete", { id }).body).toMatchObject({ error: { code: 60015 } });
});

test("settles a large conversion in pieces, not below the limit price", () => {
  const { api, act, pass, holding, fees } = converting();
  act("chain/deposit", { coin: "BTC", network: "BTC", name: "mei", amount: "10" });
  pass(HOUR);
  const had = Number(holding("USDT").available);
  const input = { fromCoin: "BTC", toCoin: "USDT", fromAmount: "8", minimumToAmount: "540000" };
  const made = api.call("createCoinTradeOrder", input).result;
  const read = () => api.call("getPromissoryConvertOrder", { id: made.id }).result;
  expect(holding("BTC").frozen).toBe("8");
  pass(45 * MINUTE);
  expect(read()).toMatchObject({ status: inProgress, settledAmount: "1", returnedAmount: "0" });
  act("market/price", { coin: "BTC", percent: "-20" });
  pass(HOUR);
  expect(read().settledAmount).toBe("1");
  pass(7 * HOUR);
  const done = read();
  expect(done).toMatchObject({ status: complete, settledAmount: "1", returnedAmount: "7", failReason: null });
  expect(done.toAmount).toBe(done.receivedAmount);
  expect(Number(holding("USDT").available) - had).toBeCloseTo(Number(done.receivedAmount), 6);
  expect([holding("BTC").frozen, fees("USDT") > 0n]).toEqual(["0", true]);
  expect(api.call("getPromissoryConvertHistory", { Coin: "BTC" }).result.items[0]?.id).toBe(made.id);
});

test("filters, sorts and searches the histories", () => {
  const { api, quote, take, pass } = converting();
  const made = [{}, { fromCoin: "ETH", toCoin: "USDT", fromAmount: "0.5" }, { fromAmount: "20" }].map((changes) => {
    pass(SECOND);
    return take(quote(changes).result).result;
  });
  const list = (input: object) => api.call("getConvertHistory", { ...input }).result.items.map(({ id }) => id);
  const ids = made.map(({ id }) => id);
  expect(list({})).toEqual(ids.toReversed());
  expect(list({ Coin: "BTC" })).toEqual([ids[2], ids[0]]);
  expect(list({ Sorting: "amount desc" })).toEqual([ids[0], ids[2], ids[1]]);
  expect(list({ Status: [inProgress] })).toEqual([ids[2]]);
  expect(list({ Keyword: made[1]?.number })).toEqual([ids[1]]);
});

test("makes one conversion for a repeated key", () => {
  const { api, quote, world } = converting();
  const { quoteId, fromAmount } = quote().result;
  const again = () =>
    api.call("currencyFlashExchange", { quoteId, fromAmount }, { idempotencyKey: "one-intent-of-mine" });
  expect(again().result).toEqual(again().result);
  expect(world.table(conversions).size).toBe(1);
});

test("shows pairs, rates and changes to visitors, and requires sign-in for a quote", () => {
  const api = converting().sandbox.stranger();
  expect(api.call("getSymbols").result.items[0]).toMatchObject({ symbol: "BTC/USDT", fromScale: 8, quoteSeconds: 10 });
  expect(api.call("getConvertSymbols").result.items).toHaveLength(10);
  for (const [span, points] of [
    [undefined, 97],
    ["hour", 61],
    ["year", 183],
  ] as const)
    expect(api.call("getRateHistory", { symbol: "BTC/USDT", ...(span && { span }) }).result.items).toHaveLength(points);
  expect(codeOf(api.call("convertQuote", buy))).toBe(401);
});

const pairs = [
  ["USDT", "BTC"],
  ["BTC", "USDT"],
  ["ETH", "BTC"],
  ["TRX", "USDT"],
  ["USD", "USDT"],
] as const;
const step = fc.oneof(
  fc.record({
    do: fc.constant("convert" as const),
    pair: fc.constantFrom(...pairs),
    milli: fc.integer({ min: 1, max: 3_000_000 }),
    gives: fc.boolean(),
  }),
  fc.record({ do: fc.constant("large" as const), whole: fc.integer({ min: 4, max: 8 }) }),
  fc.record({ do: fc.constant("move" as const), percent: fc.integer({ min: -30, max: 30 }) }),
  fc.record({ do: fc.constant("answer" as const), answer: fc.constantFrom("prompt", "silent", "timeout") }),
  fc.record({ do: fc.constant("act" as const), action: fc.constantFrom("complete", "fail", "fill", "give-back") }),
  fc.record({ do: fc.constant("pass" as const), seconds: fc.constantFrom(1, 5, 61, 3600, 30_000) }),
);

test("preserves the total of each coin in any history", () => {
  const property = fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
    const { api, world, quote, take, act, pass } = converting("mei");
    act("chain/deposit", { coin: "BTC", network: "BTC", name: "mei", amount: "9" });
    pass(HOUR);
    for (const each of steps) {
      if (each.do === "pass") pass(each.seconds * SECOND);
      else if (each.do === "move") act("market/price", { coin: "BTC", percent: String(each.percent) });
      else if (each.do === "answer") act("market/pair", { symbol: "BTC/USDT", answer: each.answer });
      else if (each.do === "act") {
        const quick = each.action === "complete" || each.action === "fail";
        const last = quick ? world.table(conversions).all().at(-1) : world.table(largeConversions).all().at(-1);
        act(`converter/${each.action}`, { id: last?.id ?? "cv_NONE" });
      } else if (each.do === "large")
        api.call("createCoinTradeOrder", { fromCoin: "BTC", toCoin: "USDT", fromAmount: String(each.whole) });
      else {
        const amount = `${Math.floor(each.milli / 1000)}.${String(each.milli % 100).padStart(2, "0")}`;
        const [fromCoin, toCoin] = each.pair;
        const { result } = quote({
          fromCoin,
          toCoin,
          fromAmount: undefined,
          [each.gives ? "fromAmount" : "toAmount"]: amount,
        });
        if (result) take(result);
      }
    }
    expect(auditLedger(world.ledger)).toMatchObject({ balanced: true, findings: [] });
    pass(9 * HOUR);
    expect(auditLedger(world.ledger)).toMatchObject({ balanced: true, findings: [] });
    expect(world.findings).toEqual([]);
    expect(world.ledger.holds().filter(({ status }) => status === "open")).toEqual([]);
  });
  fc.assert(property, { numRuns: runs(100), seed });
});
