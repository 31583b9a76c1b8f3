import { FiatCancelReason, FiatOrderStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { GBP, trading } from "../../testing/fiat-trading.ts";
import { MINUTE, proof, SECOND } from "../../testing/money.ts";
import { codeOf } from "../../testing/refusals.ts";

const { awaitingMerchantPayment, awaitingUserConfirmation, completed, cancelled } = FiatOrderStatus;

test("holds a sold coin, and releases it with a proof after the dealer's payment", () => {
  const { api, sell, read, pass, holding, sandbox, statuses } = trading();
  const before = Number(holding("USDT").available);
  const { result: order } = sell();
  expect(order).toMatchObject({ side: "sell", status: awaitingMerchantPayment, cancellable: false });
  expect(order.payee.map(({ value }) => value)).toEqual(["Mei Lin", "200000", "55779911"]);
  expect([before - Number(holding("USDT").available), holding("USDT").frozen]).toEqual([500, "500"]);
  const early = api.call("userSellCoinConfirmReceipt", { id: order.id, verification: proof });
  expect(codeOf(early)).toBe(60015);
  pass(2 * MINUTE);
  const paid = read(order.id);
  expect([paid.status, paid.voucherFileIds.length]).toEqual([awaitingUserConfirmation, 1]);
  const picture = { id: paid.voucherFileIds[0] ?? "" };
  expect(codeOf(api.call("getFile", picture))).toBeUndefined();
  expect(codeOf(sandbox.as("verified").call("getFile", picture))).toBe(50012);
  const wrong = { ...proof, fundPassword: "111111" };
  expect(codeOf(api.call("userSellCoinConfirmReceipt", { id: order.id, verification: wrong }))).toBe(50002);
  expect(holding("USDT").frozen).toBe("500");
  const done = api.call("userSellCoinConfirmReceipt", { id: order.id, verification: proof }).result;
  expect(statuses(done)).toEqual([awaitingMerchantPayment, awaitingUserConfirmation, completed]);
  expect([done.payee, holding("USDT").frozen, before - Number(holding("USDT").available)]).toEqual([[], "0", 500]);
});

test("returns the coin when a dealer doesn't pay in time", () => {
  const { act, sell, read, pass, holding } = trading();
  act("dealer/change", { dealer: "northgate", habit: "silent" });
  const before = holding("USDT").available;
  const { id } = sell().result;
  pass(15 * MINUTE);
  expect(read(id)).toMatchObject({ status: cancelled, cancelReason: FiatCancelReason.dealerPaymentTimeout });
  expect(holding("USDT")).toEqual({ available: before, frozen: "0" });
});

test("accepts a payment at the last moment", () => {
  const { act, sell, read, pass } = trading();
  act("dealer/change", { dealer: "northgate", habit: "late" });
  const { id } = sell().result;
  pass(15 * MINUTE - SECOND);
  expect(read(id).status).toBe(awaitingUserConfirmation);
  pass(MINUTE);
  expect(read(id).status).toBe(awaitingUserConfirmation);
});

test("pays to the seller's own method, whose later removal changes no order", () => {
  const { api, sell, read, sandbox } = trading();
  const [own] = api.call("getUserReceiptMethodInfoList", {}).result.items;
  const id = own?.userReceiptMethodInfoDetailId ?? "";
  const vera = sandbox.as("verified").call("getUserReceiptMethodInfoList", {}).result.items[0];
  expect(codeOf(sell({ userReceiptMethodInfoDetailId: vera?.userReceiptMethodInfoDetailId }))).toBe(60020);
  const eur = api.call("getReferencePrice", { ...GBP, legalCurrency: "EUR" }).result.sellPrice;
  expect(codeOf(sell({ legalCurrency: "EUR", price: eur }))).toBe(60020);
  const order = sell().result;
  api.call("deleteUserReceiptMethodInfoDetail", { id, verification: proof });
  expect(read(order.id).payee.map(({ value }) => value)).toEqual(["Mei Lin", "200000", "55779911"]);
});
