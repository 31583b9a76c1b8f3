import { FiatCancelReason, FiatOrderStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { GBP, trading } from "../../testing/fiat-trading.ts";
import { image } from "../../testing/images.ts";
import { HOUR, MINUTE, SECOND } from "../../testing/money.ts";
import { codeOf } from "../../testing/refusals.ts";

const { awaitingUserPayment, awaitingMerchantConfirmation, completed, cancelled } = FiatOrderStatus;

test("holds the dealer's coin, and gives it to the buyer after payment and confirmation", () => {
  const { api, buy, read, pass, holding, dealerHolds, statuses } = trading();
  const before = Number(holding("USDT").available);
  const { result: order } = buy();
  expect(order).toMatchObject({
    ...{ side: "buy", status: awaitingUserPayment, dealer: "Northgate Desk", fee: "0", cancellable: true },
    ...{ receiptMethodName: "Faster Payments", paymentReference: order.number, confirmBy: null, appealId: null },
  });
  expect(order.payee).toEqual([
    { key: "accountHolderName", label: "Account holder", value: "Northgate Desk Ltd" },
    { key: "sortCode", label: "Sort code", value: "040075" },
    { key: "accountNumber", label: "Account number", value: "31926819" },
  ]);
  expect(Date.parse(order.payBy ?? "") - Date.parse(order.time)).toBe(15 * MINUTE);
  expect(Date.parse(order.appealableUntil) - Date.parse(order.time)).toBe(24 * HOUR);
  expect(dealerHolds("northgate")).toBe("500");
  const said = api.call("userBuyCoinConfirmPayment", { id: order.id }).result;
  expect([said.status, said.payBy, said.cancellable]).toEqual([awaitingMerchantConfirmation, null, false]);
  expect(Date.parse(said.confirmBy ?? "") - Date.parse(said.serverTime)).toBe(30 * MINUTE);
  pass(2 * MINUTE);
  const done = read(order.id);
  expect(done).toMatchObject({ status: completed, payee: [], completedAt: done.serverTime });
  expect(statuses(done)).toEqual([awaitingUserPayment, awaitingMerchantConfirmation, completed]);
  expect([Number(holding("USDT").available) - before, dealerHolds("northgate")]).toEqual([500, "0"]);
  const [line] = api.call("getUserAssetsHistory", { Coin: "USDT" }).result.items;
  expect(line).toMatchObject({ amount: "500", reference: order.number, link: { kind: "fiatOrder", id: order.id } });
  const [event] = api.call("getEventList", {}).result.items;
  expect(event).toMatchObject({ type: "fiatOrder.updated", data: { status: "completed" } });
});

test("expires unpaid orders after 15 minutes and counts cancellations, three a day", () => {
  const { api, buy, read, pass, dealerHolds, state } = trading();
  const { id } = buy().result;
  pass(15 * MINUTE - SECOND);
  expect(read(id).status).toBe(awaitingUserPayment);
  pass(SECOND);
  expect(read(id)).toMatchObject({ status: cancelled, cancelReason: FiatCancelReason.userPaymentTimeout, payee: [] });
  expect(codeOf(api.call("userBuyCoinConfirmPayment", { id }))).toBe(60016);
  expect([dealerHolds("northgate"), state().cancellationsLeftCount]).toEqual(["0", 3]);
  for (const left of [2, 1, 0]) {
    const cancelled = api.call("userCancelBuyCoin", { id: buy().result.id }).result;
    expect([cancelled.cancelReason, state().cancellationsLeftCount]).toEqual([FiatCancelReason.byUser, left]);
  }
  expect(state()).toMatchObject({ canBuy: false, buyObstacles: ["cancellationLimit"], canSell: true });
  const { error } = buy();
  expect(error).toMatchObject({ code: 60023, data: { limitCount: 3, usedCount: 3, leftCount: 0 } });
  pass(Date.parse(state().cancellationsResetAt) - Date.parse(state().serverTime));
  expect(state()).toMatchObject({ canBuy: true, cancellationsLeftCount: 3 });
});

test("tells an ineligible user the reason before any input", () => {
  const { sandbox, api, buy, state } = trading();
  expect(sandbox.as("fresh").call("getFiatTradeState").result).toMatchObject({
    ...{ buyObstacles: ["notVerified"], sellObstacles: ["notVerified", "noReceiptMethod"] },
  });
  for (let count = 0; count < 3; count++) buy();
  expect(state()).toMatchObject({ buyObstacles: ["tooManyUnpaid"], unpaidOrderCount: 3, unpaidOrderLimitCount: 3 });
  api.control("POST", "actors/operator/stop-fiat", { name: "mei" });
  expect(state()).toMatchObject({ buyObstacles: ["disabled", "tooManyUnpaid"], sellObstacles: ["disabled"] });
});

test("holds a dealer's price for a minute and accepts no other", () => {
  const { act, buy, pass, price } = trading();
  const shown = price();
  expect(Number(shown.buyPrice)).toBeGreaterThan(Number(shown.sellPrice));
  pass(MINUTE);
  expect(codeOf(buy({ price: shown.buyPrice }))).toBeUndefined();
  expect(codeOf(buy({ price: "0.6" }))).toBe(60022);
  act("dealer/offer", { dealer: "northgate", legalCurrency: "GBP", apart: "2" });
  expect(codeOf(buy({ price: price({ amount: "400" }).buyPrice }))).toBeUndefined();
});

test("quotes only dealers whose hours, sizes and channels fit", () => {
  const { api, act, price } = trading();
  const { buyReceiptMethodIds } = api.call("getReferencePrice", { coin: "BTC", legalCurrency: "CNY" }).result;
  expect(buyReceiptMethodIds).toEqual(["rm_bank_cny", "rm_code_cny"]);
  act("dealer/offer", { dealer: "northgate", legalCurrency: "GBP", maximum: "1000.00" });
  const small = price({ amount: "900" });
  const large = price({ amount: "2000" });
  expect(Number(large.buyPrice)).toBeGreaterThan(Number(small.buyPrice));
  act("dealer/change", { dealer: "marlow", opensAt: 0, closesAt: 0 });
  expect(price({ amount: "2000" }).buyReceiptMethodIds).toEqual([]);
  act("dealer/change", { dealer: "northgate", present: false });
  expect(codeOf(api.call("getReferencePrice", GBP))).toBe(60012);
});

test("shows an order to its user only, and its payment code only while it is open", () => {
  const { sandbox, api, buy, read } = trading();
  const CNY = { coin: "USDT", legalCurrency: "CNY" };
  const order = buy({ ...CNY, receiptMethodId: "rm_code_cny" }).result;
  const file = order.payee.find(({ key }) => key === "qrCode")?.value ?? "";
  const readBy = (name: "mei" | "verified") => codeOf(sandbox.as(name).call("getFile", { id: file }));
  expect([readBy("mei"), readBy("verified")]).toEqual([undefined, 50012]);
  expect(codeOf(sandbox.as("verified").call("getLegalCurrencyOrder", { id: order.id }))).toBe(40007);
  const second = buy({ ...CNY, receiptMethodId: "rm_code_cny" }).result;
  api.call("userCancelBuyCoin", { id: order.id });
  expect([read(order.id).payee, readBy("mei")]).toEqual([[], undefined]);
  api.call("userCancelBuyCoin", { id: second.id });
  expect(readBy("mei")).toBe(50012);
});

test("a picture named so says what the dealer does", () => {
  const { api, buy, read, pass } = trading();
  const paidWith = (name: string) => {
    const file = image("jpeg", 1000, name);
    const { fileId } = api.call("uploadImage", { file, purpose: "paymentVoucher" }).result;
    const { id } = buy().result;
    api.call("userBuyCoinConfirmPayment", { id, voucherFileIds: [fileId] });
    return id;
  };
  const [seen, unseen] = [paidWith("sandbox-seen.jpg"), paidWith("sandbox-unseen.jpg")];
  const disputed = paidWith("sandbox-disputed.jpg");
  pass(10 * SECOND);
  expect(read(seen).status).toBe(completed);
  expect([read(disputed).status, read(disputed).appealId]).toEqual([awaitingMerchantConfirmation, expect.any(String)]);
  pass(20 * MINUTE);
  expect(read(unseen)).toMatchObject({ status: awaitingMerchantConfirmation, appealId: null });
});

test("finds orders by status, side, dealer and time, newest first", () => {
  const { api, buy } = trading();
  const ids = [buy(), buy({ quantity: "100" })].map(({ result }) => result.id);
  api.call("userCancelBuyCoin", { id: ids[0] ?? "" });
  const list = (filter: object) => api.call("getAllLegalCurrencyOrder", { ...filter }).result.items.map(({ id }) => id);
  expect(list({})).toEqual(ids.toReversed());
  expect(list({ Status: [cancelled] })).toEqual([ids[0]]);
  expect(list({ Sorting: "amount desc" })).toEqual(ids);
  expect([list({ Side: "sell" }), list({ Coin: "BTC" }), list({ Keyword: "lotus" })]).toEqual([[], [], []]);
  expect(list({ Keyword: "northgate" })).toHaveLength(2);
});
