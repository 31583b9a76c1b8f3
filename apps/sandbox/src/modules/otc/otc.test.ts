import { ExchangeStatus } from "@coffer/sdk/contract";
import fc from "fast-check";
import { expect, test } from "vitest";
import { runs, seed } from "../../../../../.ci/property.ts";
import { worldAccount } from "../../ledger/account.ts";
import { auditLedger } from "../../ledger/audit.ts";
import { HOUR, MINUTE, moneyOf, SECOND } from "../../testing/money.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";
import { otcOrders } from "./order.ts";
import { otcQuotes } from "./quote.ts";

const { inProgress, complete, failure } = ExchangeStatus;
const sell = { symbol: "BTC/USDT", side: "sell", quantity: "0.5" } as const;

function trading(...of: Parameters<typeof moneyOf>) {
  const money = moneyOf(...of);
  const { api, world, sandbox } = money;
  const quote = ({
    quantity = "0.5",
    ...changes
  }: {
    quantity?: string;
    amount?: string;
    [name: string]: unknown;
  } = {}) =>
    api.call("getOtcQuote", {
      symbol: "BTC/USDT",
      side: "sell",
      ...(changes.amount === undefined && { quantity }),
      ...changes,
    });
  const take = ({ quoteId, total }: { quoteId: string; total: string }) =>
    api.call("createQuickTradeOrder", { quoteId, total });
  const own = (price: number, quantity = 0.5, side = "sell") =>
    api.call("createOrder", {
      symbol: "BTC/USDT",
      side,
      quantity: String(quantity),
      price: String(price),
      amount: String(quantity * price),
    });
  const read = (id: string) => api.call("getOrder", { id }).result;
  const act = (path: string, fields: object) => api.control("POST", `actors/${path}`, fields);
  const fees = (coin: string) => world.ledger.available(worldAccount("fees", coin));
  const house = (coin: string) => world.ledger.available(worldAccount("house", coin));
  let dealt = 0;
  // Keys of two sessions would collide.
  const dealer = (): Pick<typeof api, "call"> => ({
    call: (id, input) => {
      dealt += 1;
      return sandbox.as("acceptor").call(id, input, { idempotencyKey: `intent-of-the-dealer-${dealt}` });
    },
  });
  const dealers = (coin: string) =>
    dealer()
      .call("getAssets", { Wallet: 0 })
      .result.items.find((item) => item.coin === coin);
  const give = (coin: string, amount: string) => {
    act("chain/deposit", { coin, network: coin === "USDT" ? "TRC20" : coin, name: of[0] ?? "mei", amount });
    money.pass(HOUR);
  };
  return { ...money, quote, take, own, read, act, fees, house, dealer, dealers, give };
}
const times = ({ steps }: { steps: readonly { step: string; time: string | null }[] }) =>
  steps.flatMap(({ step, time }) => (time === null ? [] : [step]));
const micro = (text: string | undefined) => Math.round(Number(text) * 1e6);

test("holds both sides of an accepted quote and settles it with the fee to the house", () => {
  const { quote, take, read, pass, holding, fees, house, dealers, api } = trading();
  const [usdt, btc] = [holding("USDT").available, holding("BTC").available];
  const theirs = { btc: dealers("BTC")?.available, usdt: dealers("USDT")?.available };
  const [housed, charged] = [house("USDT"), fees("USDT")];
  const offer = quote().result;
  expect(offer).toMatchObject({ spreadPercent: "0.09", paidFrom: 0, receivedInto: 0, quantity: "0.5", side: "sell" });
  expect(Number(offer.price)).toBeCloseTo(Number(offer.referenceRate) * 0.9991, 5);
  expect(micro(offer.total)).toBe(micro(offer.amount) - micro(offer.fee));
  expect(Date.parse(offer.expiresAt) - Date.parse(offer.serverTime)).toBe(30 * SECOND);
  const { id, ...made } = take(offer).result;
  expect(made).toMatchObject({
    status: inProgress,
    quick: true,
    role: "taker",
    counterparty: "Dan Keeler",
    total: offer.total,
  });
  expect([times(made), made.cancellable]).toEqual([["placed", "accepted"], false]);
  expect(Date.parse(made.settleBy) - Date.parse(made.time)).toBe(8 * HOUR);
  expect([holding("BTC").frozen, dealers("USDT")?.frozen]).toEqual(["0.5", offer.amount]);
  pass(2 * MINUTE);
  expect(times(read(id))).toEqual(["placed", "accepted", "settling"]);
  pass(140 * MINUTE);
  const done = read(id);
  expect(done).toMatchObject({ status: complete, failReason: null, completedAt: expect.any(String) });
  expect(times(done)).toEqual(["placed", "accepted", "settling", "settled"]);
  expect(micro(holding("USDT").available) - micro(usdt)).toBe(micro(offer.total));
  expect(Number(btc) - Number(holding("BTC").available)).toBeCloseTo(0.5, 8);
  expect(micro(theirs.usdt) - micro(dealers("USDT")?.available)).toBe(micro(offer.amount));
  expect(Number(dealers("BTC")?.available) - Number(theirs.btc)).toBeCloseTo(0.5, 8);
  expect([house("USDT") - housed, fees("USDT") - charged]).toEqual([0n, BigInt(micro(offer.fee))]);
  const event = api.call("getEventList", {}).result.items[0];
  expect(event).toMatchObject({
    type: "otcOrder.updated",
    data: { link: { kind: "otcOrder", id }, status: "complete" },
  });
  const lines = api.call("getUserAssetsHistory", { Coin: "USDT" }).result.items;
  expect(lines[0]).toMatchObject({ amount: offer.total, reference: made.number, link: { kind: "otcOrder", id } });
});

test("fixes the requested amount, with a buyer's fee on top", () => {
  const { quote, take, give, holding } = trading();
  give("USDT", "100000");
  const offer = quote({ side: "buy", amount: "50000" }).result;
  expect(offer).toMatchObject({ amount: "50000", fee: "50", total: "50050", spreadPercent: "0.09" });
  const cost = Number(offer.quantity) * Number(offer.price);
  expect(cost).toBeLessThanOrEqual(50000);
  expect(50000 - cost).toBeLessThan(Number(offer.price) * 1e-8);
  take(offer);
  expect(holding("USDT").frozen).toBe("50050");
  const sold = quote({ amount: "50000" }).result;
  expect(Number(sold.quantity) * Number(sold.price)).toBeGreaterThanOrEqual(50000);
});

test("accepts a quote once, from its owner, until its end, at the shown total", () => {
  const { quote, take, pass, sandbox, world, api } = trading();
  const first = quote().result;
  expect(
    codeOf(sandbox.as("verified").call("createQuickTradeOrder", { quoteId: first.quoteId, total: first.total })),
  ).toBe(60012);
  expect(codeOf(api.call("createQuickTradeOrder", { quoteId: first.quoteId, total: "1" }))).toBe(60025);
  // A refusal took nothing and kept the quote.
  expect([codeOf(take(first)), codeOf(take(first))]).toEqual([undefined, 60012]);
  const late = quote().result;
  pass(30 * SECOND);
  expect(codeOf(take(late))).toBe(60012);
  quote();
  expect(world.table(otcQuotes).size).toBe(1);
});

test("quotes the best available acceptor within its limits and deviations", () => {
  const { quote, act, dealer, give } = trading();
  give("BTC", "30");
  const spread = (changes: Parameters<typeof quote>[0]) => quote(changes).result.spreadPercent;
  const pair = dealer()
    .call("getConfigList", {})
    .result.items.find(({ symbol }) => symbol === "BTC/USDT");
  const { id = "", buyMinimum = "", sellMinimum = "", sellMaximum = "" } = pair ?? {};
  const change = (buyMaximum: string, buyRateDeviation: string) =>
    dealer().call("updateConfig", {
      id,
      buyMinimum,
      buyMaximum,
      sellMinimum,
      sellMaximum,
      buyRateDeviation,
      sellRateDeviation: "0.09",
    });
  expect([spread({}), spread({ quantity: "11" })]).toEqual(["0.09", "0.12"]);
  change("20", "-0.05");
  expect([spread({}), spread({ quantity: "11" })]).toEqual(["0.05", "0.05"]);
  // Amounts above the acceptor's balance go to the desk.
  change("50", "-0.05");
  expect(spread({ quantity: "40" })).toBe("0.12");
  change("20", "-3");
  expect(spread({})).toBe("0.12");
  change("20", "0.05");
  expect(spread({})).toBe("-0.05");
  act("operator/stop-acceptor", { name: "acceptor" });
  expect(spread({})).toBe("0.12");
  act("operator/resume-acceptor", { name: "acceptor" });
  expect(spread({})).toBe("-0.05");
  dealer().call("updateStatus", { id, status: 0 });
  expect(spread({})).toBe("0.12");
});

test("never quotes an acceptor its own price", () => {
  const { quote } = trading("acceptor");
  expect(quote().result.spreadPercent).toBe("0.12");
});

test("holds a limit order until an acceptor covers it, and trades at its price", () => {
  const { own, read, act, pass, give, holding } = trading();
  give("BTC", "3");
  const { id } = own(70_000).result;
  expect(read(id)).toMatchObject({ quick: false, counterparty: null, cancellable: true, status: inProgress });
  pass(HOUR);
  expect(read(id).counterparty).toBeNull();
  act("market/price", { coin: "BTC", percent: "6" });
  pass(4 * MINUTE);
  expect(read(id)).toMatchObject({ counterparty: "Dan Keeler", cancellable: false, price: "70000" });
  pass(142 * MINUTE);
  expect(read(id)).toMatchObject({ status: complete, total: "34965" });
  expect(holding("BTC").frozen).toBe("0");
});

test("fails an unaccepted order after 8 hours and returns everything", () => {
  const { own, read, pass, holding } = trading();
  const before = holding("BTC");
  const { id } = own(99_000).result;
  pass(8 * HOUR - 1);
  expect(read(id).status).toBe(inProgress);
  pass(1);
  expect(read(id)).toMatchObject({
    status: failure,
    failKind: "noAcceptor",
    failReason: expect.stringContaining("8 hours"),
  });
  expect(holding("BTC")).toEqual(before);
});

test("settles an order accepted in the last minutes in time", () => {
  const { own, read, act, pass } = trading();
  const { id } = own(90_000).result;
  pass(8 * HOUR - 5 * MINUTE);
  act("desk/accept", { id });
  pass(4 * MINUTE);
  expect(read(id)).toMatchObject({ status: complete, counterparty: "Northgate Desk" });
});

test("allows cancelling until acceptance", () => {
  const { own, quote, take, api, holding } = trading();
  const before = holding("BTC");
  const { id } = own(90_000).result;
  expect(api.call("cancelOtcOrder", { id }).result).toMatchObject({ status: failure, failKind: "cancelled" });
  expect(holding("BTC")).toEqual(before);
  expect(codeOf(api.call("cancelOtcOrder", { id }))).toBe(60017);
  const taken = take(quote().result).result;
  expect(codeOf(api.call("cancelOtcOrder", { id: taken.id }))).toBe(60015);
});

test("returns everything when the desk waits, is silent or declines", () => {
  const { quote, take, read, act, pass, holding, dealers, give } = trading();
  give("BTC", "2");
  const [before, theirs] = [holding("BTC"), dealers("USDT")];
  const first = take(quote().result).result;
  act("desk/ask", { id: first.id, what: "callBack" });
  expect(read(first.id).instructions).toContain(first.number);
  pass(3 * HOUR);
  expect(read(first.id).status).toBe(inProgress);
  act("desk/answered", { id: first.id });
  pass(4 * MINUTE);
  expect(read(first.id)).toMatchObject({ status: complete, instructions: null });
  act("desk/pair", { symbol: "BTC/USDT", answer: "silent" });
  const [had, paid] = [holding("BTC"), dealers("USDT")];
  const second = take(quote().result).result;
  pass(8 * HOUR);
  expect(read(second.id)).toMatchObject({ status: failure, failKind: "notSettledInTime" });
  expect([holding("BTC"), dealers("USDT")?.frozen, dealers("USDT")?.available]).toEqual([had, "0", paid?.available]);
  act("desk/pair", { symbol: "BTC/USDT", answer: "rejects" });
  const third = take(quote().result).result;
  pass(2 * MINUTE);
  expect(read(third.id)).toMatchObject({ status: failure, failKind: "rejected" });
  expect([holding("BTC").frozen, dealers("USDT")?.frozen]).toEqual(["0", "0"]);
  expect(act("desk/settle", { id: third.id }).body).toMatchObject({ error: { code: 60015 } });
  expect(before.available).not.toBe(holding("BTC").available);
  expect(theirs?.available).not.toBe(dealers("USDT")?.available);
});

test("explains why a quote or an order is impossible", () => {
  const { quote, own, api, act } = trading();
  expect(rulesOf(api.call("getOtcQuote", { ...sell, amount: "1" }))).toEqual([expect.stringContaining("oneOf")]);
  expect(rulesOf(quote({ quantity: "0.123456789" }))).toEqual(["quantity scale"]);
  expect(quote({ quantity: "51" }).error).toMatchObject({
    code: 50014,
    data: { currency: "BTC", minimum: "0.5", maximum: "50" },
  });
  expect(codeOf(quote({ amount: "10" }))).toBe(50014);
  expect(codeOf(own(70_000, 51))).toBe(50014);
  expect(rulesOf(api.call("createOrder", { ...sell, price: "0", amount: "1" }))).toEqual(["price minimum"]);
  expect(rulesOf(api.call("createOrder", { ...sell, price: "1.123456789", amount: "1" }))).toEqual(["price scale"]);
  act("market/rate", { coin: "BTC", hasRate: false });
  expect(codeOf(quote())).toBe(60012);
  const [btc, eth] = api.call("getSymbol").result.items;
  expect(btc).toMatchObject({ symbol: "BTC/USDT", referenceRate: null, buyEnabled: false });
  expect(eth).toMatchObject({ symbol: "ETH/USDT", quoteSeconds: 30, settlementHourCount: 8, sellEnabled: true });
});

test("makes one order for a repeated key", () => {
  const { api, quote, world } = trading();
  const { quoteId, total } = quote().result;
  const again = () => api.call("createQuickTradeOrder", { quoteId, total }, { idempotencyKey: "one-intent-of-mine" });
  expect(again().result).toEqual(again().result);
  expect(world.table(otcOrders).size).toBe(1);
});

test("filters, sorts, searches and sums lists for taker and acceptor", () => {
  const { api, quote, take, own, pass, dealer, give, sandbox } = trading();
  give("BTC", "20");
  const [small, big] = [take(quote().result).result, take(quote({ quantity: "12" }).result).result];
  pass(3 * HOUR);
  const waiting = own(90_000).result;
  const list = (input: object) => api.call("getOrderList", { ...input }).result;
  const ids = (input: object) => list(input).items.map(({ id }) => id);
  expect(ids({})).toEqual([waiting.id, big.id, small.id]);
  expect(ids({ Sorting: "amount asc" })).toEqual([small.id, waiting.id, big.id]);
  expect(ids({ Status: [complete] })).toEqual([big.id, small.id]);
  expect([ids({ Side: "buy" }), ids({ Symbol: "ETH/USDT" })]).toEqual([[], []]);
  expect(ids({ Keyword: small.number })).toEqual([small.id]);
  expect(list({ MaxResultCount: 1 }).totals).toEqual([
    { currency: "BTC", boughtAmount: "0", soldAmount: "12.5", feeAmount: "0" },
    { currency: "USDT", boughtAmount: expect.any(String), soldAmount: "0", feeAmount: expect.any(String) },
  ]);
  const served = dealer().call("getOrderList", { Role: "acceptor" }).result;
  expect(served.items.map(({ id, role, counterparty }) => [id, role, counterparty])).toEqual([
    [small.id, "acceptor", "M***i L***n"],
  ]);
  expect(served.totals).toEqual([
    { currency: "BTC", boughtAmount: "0.5", soldAmount: "0", feeAmount: "0" },
    { currency: "USDT", boughtAmount: "0", soldAmount: small.amount, feeAmount: "0" },
  ]);
  expect(dealer().call("getOrder", { id: small.id }).result.role).toBe("acceptor");
  expect(codeOf(dealer().call("getOrder", { id: big.id }))).toBe(40007);
  expect(codeOf(dealer().call("cancelOtcOrder", { id: small.id }))).toBe(40007);
  expect(codeOf(sandbox.as("verified").call("getOrderList", { Role: "acceptor" }))).toBe(403);
});

test("shows pairs to visitors and requires sign-in for a quote", () => {
  const api = trading().sandbox.stranger();
  expect(api.call("getSymbol").result.items).toHaveLength(6);
  expect(codeOf(api.call("getOtcQuote", sell))).toBe(401);
});

const step = fc.oneof(
  fc.record({
    do: fc.constant("quick" as const),
    symbol: fc.constantFrom("BTC/USDT", "ETH/USDT", "BTC/USD", "USDT/USD"),
    side: fc.constantFrom("buy", "sell"),
    milli: fc.integer({ min: 400, max: 20_000 }),
    byAmount: fc.boolean(),
  }),
  fc.record({
    do: fc.constant("own" as const),
    price: fc.integer({ min: 60_000, max: 76_000 }),
    side: fc.constantFrom("buy", "sell"),
  }),
  fc.record({ do: fc.constant("move" as const), percent: fc.integer({ min: -10, max: 10 }) }),
  fc.record({ do: fc.constant("answer" as const), answer: fc.constantFrom("prompt", "silent", "rejects") }),
  fc.record({ do: fc.constant("act" as const), action: fc.constantFrom("accept", "reject", "settle", "answered") }),
  fc.record({ do: fc.constant("cancel" as const) }),
  fc.record({ do: fc.constant("drain" as const), coin: fc.constantFrom("BTC", "USDT") }),
  fc.record({ do: fc.constant("pass" as const), minutes: fc.constantFrom(0, 1, 5, 60, 240) }),
);

test("preserves the total of each coin, and leaves the house only its fee", () => {
  const property = fc.property(fc.array(step, { maxLength: 20 }), (steps) => {
    const { api, world, quote, take, own, act, pass, give, dealer } = trading("mei");
    give("BTC", "15");
    give("USDT", "900000");
    const last = () => ({ id: world.table(otcOrders).all().at(-1)?.id ?? "oo_NONE" });
    for (const each of steps) {
      if (each.do === "pass") pass(each.minutes * MINUTE);
      else if (each.do === "move") act("market/price", { coin: "BTC", percent: String(each.percent) });
      else if (each.do === "answer") act("desk/pair", { symbol: "BTC/USDT", answer: each.answer });
      else if (each.do === "act") act(`desk/${each.action}`, last());
      else if (each.do === "cancel") api.call("cancelOtcOrder", last());
      else if (each.do === "own") own(each.price, 0.5, each.side);
      else if (each.do === "drain")
        dealer().call("transfer", {
          coin: each.coin,
          amount: each.coin === "BTC" ? "5" : "100000",
          fromWallet: 0,
          toWallet: 4,
        });
      else {
        const { symbol, side, milli, byAmount } = each;
        const size = byAmount ? { amount: String(milli * 50) } : { quantity: String(milli / 1000) };
        const { result } = quote({ symbol, side, ...size });
        if (result) take(result);
      }
    }
    expect(auditLedger(world.ledger)).toMatchObject({ balanced: true, findings: [] });
    pass(9 * HOUR);
    expect(auditLedger(world.ledger)).toMatchObject({ balanced: true, findings: [] });
    expect(world.findings).toEqual([]);
    expect(world.ledger.holds().filter(({ status }) => status === "open")).toEqual([]);
    for (const order of world.table(otcOrders).all()) expect(order.status).not.toBe(inProgress);
  });
  fc.assert(property, { numRuns: runs(100), seed });
});
