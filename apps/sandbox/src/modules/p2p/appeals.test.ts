import { AppealResponsibility, AppealStatus, FiatCancelReason, FiatOrderStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { trading } from "../../testing/fiat-trading.ts";
import { image } from "../../testing/images.ts";
import { HOUR, MINUTE, proof, SECOND } from "../../testing/money.ts";
import { codeOf, rulesOf } from "../../testing/refusals.ts";

const { awaitingMerchantConfirmation, completed, cancelled } = FiatOrderStatus;
const remark = "I paid by Faster Payments and nobody has confirmed.";

function quarrelling(habit = "silent") {
  const fiat = trading();
  const { api, act, buy, sell, read } = fiat;
  act("dealer/change", { dealer: "northgate", habit });
  const paid = (voucherFileIds: string[] = []) => {
    const { id } = buy().result;
    api.call("userBuyCoinConfirmPayment", { id, voucherFileIds });
    return id;
  };
  const soldAndPaid = () => {
    const { id } = sell().result;
    act("dealer/pay", { id });
    return id;
  };
  const complain = (orderId: string, more: object = {}) =>
    api.call("userAppeal", { orderId, reason: "Paid, coin not released", remark, ...more });
  const picture = (purpose = "appealProof") => api.call("uploadImage", { file: image(), purpose }).result.fileId;
  const ticketOf = (id: string) => fiat.ticket(read(id).appealId ?? "");
  return { ...fiat, paid, soldAndPaid, complain, picture, ticketOf };
}

test("freezes the order until the mediator decides, and moves the coin accordingly", () => {
  const { paid, complain, act, read, ticket, holding, dealerHolds, picture, api } = quarrelling();
  const before = Number(holding("USDT").available);
  const orderId = paid();
  const { id, number, ...opened } = complain(orderId, { proofFileIds: [picture()] }).result;
  expect(opened).toMatchObject({
    ...{ openedBy: "user", status: AppealStatus.processing, answerable: true, responsibility: null, coinTo: null },
  });
  expect(Date.parse(opened.decideBy ?? "") - Date.parse(opened.time)).toBe(24 * HOUR);
  expect(read(orderId)).toMatchObject({ status: awaitingMerchantConfirmation, appealId: id, confirmBy: null });
  act("dealer/answer", { id, remark: "Our account shows nothing." });
  act("mediator/ask", { id, remark: "Please send the bank's confirmation." });
  api.call("answerLegalCurrencyAppealOrder", { id, remark: "Here it is, from my bank.", proofFileIds: [picture()] });
  expect(ticket(id).statements.map(({ by }) => by)).toEqual(["dealer", "mediator", "user"]);
  act("mediator/decide", { id, to: "user", result: "The bank confirmed the payment." });
  expect(ticket(id)).toMatchObject({
    ...{ status: AppealStatus.completed, responsibility: AppealResponsibility.trader, coinTo: "user" },
    ...{ result: "The bank confirmed the payment.", answerable: false, decideBy: null },
  });
  expect([read(orderId).status, dealerHolds("northgate")]).toEqual([completed, "0"]);
  expect(Number(holding("USDT").available) - before).toBe(500);
  expect(api.call("getAllLegalCurrencyAppealOrder", { Keyword: number }).result.totalCount).toBe(1);
  expect(api.call("getAllLegalCurrencyAppealOrder", { Status: [0] }).result.totalCount).toBe(0);
});

test("cancels for the dealer, also without fault", () => {
  const { paid, complain, act, read, ticket, holding } = quarrelling();
  const before = holding("USDT").available;
  const orderId = paid();
  const { id } = complain(orderId).result;
  act("mediator/decide", { id, to: "dealer", responsibility: "neither" });
  expect(ticket(id)).toMatchObject({ responsibility: AppealResponsibility.neither, coinTo: "dealer" });
  expect(read(orderId)).toMatchObject({ status: cancelled, cancelReason: FiatCancelReason.appealDecided, payee: [] });
  expect(holding("USDT").available).toBe(before);
});

test("opens an appeal automatically without a confirmation, and a silent dealer loses", () => {
  const { paid, pass, ticketOf, read } = quarrelling();
  const id = paid();
  pass(30 * MINUTE);
  expect(ticketOf(id)).toMatchObject({ openedBy: "system", reason: "Payment not confirmed in time" });
  pass(24 * HOUR);
  expect([ticketOf(id).coinTo, read(id).status]).toEqual(["user", completed]);
});

test("decides between two statements by the picture of the payment", () => {
  const { paid, complain, act, pass, ticketOf, picture } = quarrelling();
  const [bare, shown] = [paid(), paid([picture("paymentVoucher")])];
  for (const orderId of [bare, shown]) act("dealer/answer", { id: complain(orderId).result.id });
  pass(24 * HOUR);
  expect(ticketOf(bare)).toMatchObject({ coinTo: "dealer", responsibility: AppealResponsibility.user });
  expect(ticketOf(shown)).toMatchObject({ coinTo: "user", responsibility: AppealResponsibility.trader });
});

test("decides for a dealer when the buyer never answers", () => {
  const { paid, pass, ticketOf, read } = quarrelling("disputes");
  const id = paid();
  pass(5 * MINUTE);
  expect(ticketOf(id)).toMatchObject({ openedBy: "dealer", reason: "No payment received" });
  pass(24 * HOUR);
  expect([ticketOf(id).coinTo, read(id).status]).toEqual(["dealer", cancelled]);
});

test("lets a late seller only give in with a proof, and a silent one lose", () => {
  const { soldAndPaid, pass, api, read, ticketOf, holding } = quarrelling();
  const [late, silent] = [soldAndPaid(), soldAndPaid()];
  pass(30 * MINUTE);
  expect(codeOf(api.call("userSellCoinConfirmReceipt", { id: late, verification: proof }))).toBe(60018);
  const { id } = ticketOf(late);
  const settle = (fundPassword = proof.fundPassword) =>
    api.call("settleLegalCurrencyAppealOrder", { id, verification: { ...proof, fundPassword } });
  expect(codeOf(settle("111111"))).toBe(50002);
  expect(settle().result).toMatchObject({ coinTo: "dealer", responsibility: AppealResponsibility.user });
  expect(codeOf(settle())).toBe(60015);
  expect([read(late).status, holding("USDT").frozen]).toEqual([completed, "500"]);
  pass(24 * HOUR);
  expect([ticketOf(silent).coinTo, read(silent).status, holding("USDT").frozen]).toEqual(["dealer", completed, "0"]);
});

test("keeps a seller's coin from a dealer without a proof of payment", () => {
  const { sell, complain, pass, read, ticketOf, holding } = quarrelling("disputes");
  const before = holding("USDT").available;
  const { id } = sell().result;
  pass(3 * MINUTE);
  complain(id, { reason: "No money came" });
  pass(24 * HOUR);
  expect([ticketOf(id).coinTo, read(id).status, holding("USDT").available]).toEqual(["user", cancelled, before]);
});

test("ends any appeal when a dealer releases the coin", () => {
  const { paid, soldAndPaid, complain, act, read, ticketOf } = quarrelling();
  const [bought, sold] = [paid(), soldAndPaid()];
  complain(bought);
  act("dealer/confirm", { id: bought });
  act("dealer/give-in", { id: complain(sold).result.id });
  expect([read(bought).status, ticketOf(bought).coinTo]).toEqual([completed, "user"]);
  expect([read(sold).status, ticketOf(sold).coinTo]).toEqual([cancelled, "user"]);
});

test("requires ten characters, at most three pictures, within 24 hours, by the owner", () => {
  const { buy, paid, complain, picture, api, pass, sandbox } = quarrelling();
  const id = paid();
  expect(rulesOf(complain(id, { remark: "too short" }))).toEqual(["remark minLength"]);
  const four = [1, 2, 3, 4].map(() => picture());
  expect(codeOf(complain(id, { proofFileIds: four }))).toBe(400);
  const ticket = complain(id, { proofFileIds: four.slice(0, 2) }).result;
  const answer = (proofFileIds: string[]) =>
    api.call("answerLegalCurrencyAppealOrder", { id: ticket.id, remark, proofFileIds });
  expect(codeOf(answer(four.slice(2)))).toBe(50016);
  expect(codeOf(answer(four.slice(3)))).toBeUndefined();
  const vera = sandbox.as("verified");
  expect(codeOf(vera.call("getLegalCurrencyAppealOrder", { id: ticket.id }))).toBe(60019);
  expect(codeOf(vera.call("getFile", { id: four[0] ?? "" }))).toBe(50012);
  const unpaid = buy().result.id;
  expect(codeOf(complain(unpaid))).toBe(60015);
  pass(24 * HOUR);
  expect(codeOf(complain(unpaid))).toBe(60031);
});

test("decides by magic words", () => {
  const { paid, complain, pass, ticket } = quarrelling();
  const won = complain(paid(), { remark: "SANDBOX WON please" }).result.id;
  const lost = complain(paid(), { remark: "SANDBOX LOST please" }).result.id;
  pass(10 * SECOND);
  expect([ticket(won).coinTo, ticket(lost).coinTo]).toEqual(["user", "dealer"]);
});

test("stores hostile text unchanged", () => {
  const { paid, complain } = quarrelling();
  const written = '<img src=x onerror="alert(1)"> {{7*7}}';
  expect(complain(paid(), { remark: written, reason: written }).result).toMatchObject({
    remark: written,
    reason: written,
  });
});
