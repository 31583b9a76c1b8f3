import { FiatOrderStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { auditLedger } from "../../../ledger/audit.ts";
import { MINUTE, moneyOf, proof, SECOND } from "../../../testing/money.ts";
import { openWindow } from "../../../testing/open-window.ts";
import { codeOf } from "../../../testing/refusals.ts";

const { pendingPayment, paid, payingOut, completed, cancelled, paymentFailed } = FiatOrderStatus;
const asked = { coin: "USDT", legalCurrency: "EUR", amount: "300.00" };

function paying() {
  const money = moneyOf();
  const { api, sandbox, world } = money;
  const begin = () => api.call("initQuickBuyCoinsToken", asked).result;
  const prove = (token: string, verification: Record<string, unknown> = proof) =>
    api.call("securityVerify", { token, verification });
  const place = () => prove(begin().token).result;
  const read = (id: string) => api.call("getQuickPayOrder", { id }).result;
  const wayIn = (token: string | null) => api.call("getLegalCoinBuyCode", { token: token ?? "qbt_none" });
  const list = (input: Record<string, unknown> = {}) => api.call("getListByQuickPayOrder", input).result;
  const open = (url: string, answer?: string) => openWindow(sandbox, url, answer);
  const balanced = () => expect(auditLedger(world.ledger).findings).toEqual([]);
  return { ...money, begin, prove, place, read, wayIn, list, open, balanced };
}

test("buys a coin on a payment page: started, proved, paid there, and credited within half an hour", () => {
  const { begin, prove, wayIn, open, read, pass, holding, api, balanced } = paying();
  const before = Number(holding("USDT").available);
  const begun = begin();
  expect(begun).toMatchObject({ fee: "3.00", verificationMethods: ["fundPassword", "googleCode"] });
  expect(Date.parse(begun.expiresAt) - Date.parse(begun.serverTime)).toBe(5 * MINUTE);
  expect(Number(begun.quantity)).toBeCloseTo((300 - 3) / Number(begun.price), 4);
  const order = prove(begun.token).result;
  expect(order).toMatchObject({ status: pendingPayment, nextStep: "openPaymentPage", kind: "paymentPage" });
  expect(order).toMatchObject({ token: begun.token, quantity: begun.quantity, cancellable: true });
  const { url, code } = wayIn(order.token).result;
  expect(wayIn(order.token).result.code).toBe(code);
  expect(open(url)).toMatchObject({ status: 200, headers: { "content-type": "text/html; charset=utf-8" } });
  expect(open(url, "pay").body).toContain("Paid.");
  expect(read(order.id)).toMatchObject({ status: paid, nextStep: "wait", token: null, cancellable: false });
  // Notices arrive again, and the page is closed.
  pass(10 * SECOND);
  expect(read(order.id).timeline.map(({ status }) => status)).toEqual([pendingPayment, paid, payingOut]);
  expect(open(url).status).toBe(404);
  pass(30 * MINUTE);
  expect(read(order.id)).toMatchObject({ status: completed, nextStep: "none", expectedAt: null });
  expect(Number(holding("USDT").available) - before).toBeCloseTo(Number(order.quantity), 5);
  const [line] = api.call("getUserAssetsHistory", { Coin: "USDT" }).result.items;
  expect(line).toMatchObject({ reference: order.number, link: { kind: "quickPayOrder", id: order.id } });
  balanced();
});

test("keeps a token through a wrong proof, uses it with the right one, and expires it after five minutes", () => {
  const { begin, prove, list, pass } = paying();
  const { token } = begin();
  expect(codeOf(prove(token, { ...proof, fundPassword: "111111" }))).toBe(50002);
  const first = prove(token).result;
  expect(prove(token).result.id).toBe(first.id);
  expect(list().totalCount).toBe(1);
  const late = begin().token;
  pass(5 * MINUTE);
  expect(codeOf(prove(late))).toBe(90005);
});

test("accepts an entry code once, with another while unpaid and none after a refusal", () => {
  const { place, wayIn, open, read } = paying();
  const { id, token } = place();
  const first = wayIn(token).result.url;
  expect(open(first, "leave").body).toContain("Nothing was paid");
  expect(open(first).status).toBe(404);
  const second = wayIn(token).result.url;
  expect(second).not.toBe(first);
  expect(open(second, "decline").body).toContain("declined");
  expect(read(id)).toMatchObject({ status: paymentFailed, failReason: expect.stringContaining("declined") });
  expect(codeOf(wayIn(token))).toBe(60008);
});

test("ends after a quarter of an hour without payment, or at once on a cancel, and closes its page", () => {
  const { place, wayIn, open, read, pass, api } = paying();
  const [unpaid, dropped] = [place(), place()];
  const { url } = wayIn(dropped.token).result;
  expect(api.call("cancelQuickPayOrder", { id: dropped.id }).result).toMatchObject({ status: cancelled, token: null });
  expect(open(url, "pay").body).toContain("no longer open");
  pass(15 * MINUTE);
  expect(read(unpaid.id).status).toBe(cancelled);
  expect([codeOf(wayIn(unpaid.token)), codeOf(wayIn(dropped.token))]).toEqual([60016, 60008]);
});

test("lists both kinds by kind, status, coin and text, each with its continuation", () => {
  const { place, list, api, read } = paying();
  const page = place();
  const quote = api.call("getCreditCardQuote", { legalCurrency: "GBP", coin: "ETH", amount: "200.00" }).result;
  const card = api.call("sendCreditCardPayment", {
    ...{ quoteId: quote.quoteId, amount: quote.amount, paymentMethod: "visa" },
    returnUrl: "https://app.coffer.example/creditcard",
  }).result;
  const found = (input: Record<string, unknown>) => list(input).items.map(({ id }) => id);
  expect(found({})).toEqual([card.id, page.id]);
  expect(found({ Sorting: "amount desc" })).toEqual([page.id, card.id]);
  expect([found({ Kind: "card" }), found({ Coin: "USDT" })]).toEqual([[card.id], [page.id]]);
  expect([found({ Keyword: "paylane" }), found({ Keyword: card.number }), found({ Status: [5] })]).toEqual([
    [page.id],
    [card.id],
    [],
  ]);
  expect([read(card.id).nextStep, read(page.id).nextStep]).toEqual(["authorizeCard", "openPaymentPage"]);
  api.control("POST", "actors/provider/authorize", { id: card.id });
  expect([read(card.id).nextStep, read(card.id).token]).toEqual(["wait", null]);
});
