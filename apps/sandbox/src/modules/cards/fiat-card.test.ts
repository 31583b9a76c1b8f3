import { FiatOrderStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { auditLedger } from "../../ledger/audit.ts";
import { MINUTE, moneyOf, SECOND } from "../../testing/money.ts";
import { openWindow } from "../../testing/open-window.ts";
import { codeOf } from "../../testing/refusals.ts";
import { cardFee } from "./fee.ts";

const { pendingPayment, paid, payingOut, completed, cancelled, paymentFailed } = FiatOrderStatus;
const returnUrl = "https://app.coffer.example/creditcard?tab=2";
const asked = { legalCurrency: "GBP", coin: "USDT", amount: "200.00" };

function paying() {
  const money = moneyOf();
  const { api, sandbox, world } = money;
  const quote = (more: object = {}) => api.call("getCreditCardQuote", { ...asked, ...more }).result;
  const send = (more: object = {}) => {
    const { quoteId, amount } = quote(more);
    return api.call("sendCreditCardPayment", { quoteId, amount, paymentMethod: "visa", returnUrl });
  };
  const act = (path: string, fields: object) => api.control("POST", `actors/${path}`, fields);
  const read = (id: string) => api.call("getCreditCardOrder", { id }).result;
  const exchange = (id: string, more: object) => api.call("exchangeCreditCardCode", { id, ...more });
  const open = (url: string, answer?: string) => openWindow(sandbox, url, answer);
  const backFrom = (url: string, answer: string) => new URL(open(url, answer).headers.location ?? "about:blank");
  const authorized = (more: object = {}) => {
    const { id, authorizationUrl } = send(more).result;
    return { id, code: backFrom(authorizationUrl ?? "", "pay").searchParams.get("code") ?? "" };
  };
  const balanced = () => expect(auditLedger(world.ledger).findings).toEqual([]);
  return { ...money, quote, send, act, read, exchange, open, backFrom, authorized, balanced };
}

test("buys a coin by card: quoted, authorised at the provider, and credited within half an hour", () => {
  const { quote, send, read, exchange, open, backFrom, pass, holding, api, balanced } = paying();
  const before = Number(holding("USDT").available);
  const { fee, quantity, price, expiresAt, serverTime } = quote();
  expect([fee, Date.parse(expiresAt) - Date.parse(serverTime)]).toEqual(["7.90", 3 * MINUTE]);
  expect(Number(quantity)).toBeCloseTo((200 - 7.9) / Number(price), 4);
  const order = send().result;
  expect(order).toMatchObject({ status: pendingPayment, quantity, cancellable: true, provider: "Cardbridge" });
  const url = order.authorizationUrl ?? "";
  const shown = { "content-type": "text/html; charset=utf-8", "referrer-policy": "same-origin" };
  expect(open(url)).toMatchObject({ status: 200, headers: shown });
  const back = backFrom(url, "pay");
  expect(back.href).toMatch(/^https:\/\/app\.coffer\.example\/creditcard\?tab=2&id=ko_/);
  const code = back.searchParams.get("code") ?? "";
  const done = exchange(order.id, { code }).result;
  expect(done.timeline.map(({ status }) => status)).toEqual([pendingPayment, paid, payingOut]);
  expect(Date.parse(done.expectedAt ?? "") - Date.parse(done.serverTime)).toBe(30 * MINUTE);
  // The same code again, another tab, and both notices leave the order unchanged.
  expect(exchange(order.id, { code }).result.status).toBe(payingOut);
  expect(backFrom(url, "pay").searchParams.get("code")).toBe(code);
  pass(10 * SECOND);
  expect(read(order.id).timeline).toHaveLength(3);
  pass(30 * MINUTE);
  expect(read(order.id)).toMatchObject({ status: completed, expectedAt: null, authorizationUrl: null });
  expect(Number(holding("USDT").available) - before).toBeCloseTo(Number(quantity), 5);
  const [line] = api.call("getUserAssetsHistory", { Coin: "USDT" }).result.items;
  expect(line).toMatchObject({ amount: quantity, reference: order.number, link: { kind: "cardOrder", id: order.id } });
  balanced();
});

test("completes by the provider's notice when the user closed the window after authorising", () => {
  const { authorized, read, pass } = paying();
  const { id } = authorized();
  pass(10 * SECOND);
  expect(read(id).status).toBe(payingOut);
});

test("charges the lower of the two fees, and supports the other reading", () => {
  const { world, quote } = paying();
  expect(quote({ amount: "100.00" }).fee).toBe("5.00");
  expect([cardFee(world, "USD", 5000n), cardFee(world, "USD", 100_000n)]).toEqual([250n, 1000n]);
  expect([cardFee(world, "USD", 5000n, "atLeast"), cardFee(world, "USD", 100_000n, "atLeast")]).toEqual([1000n, 5000n]);
});

test.each([
  ["0.9", payingOut, null],
  ["2", payingOut, "1.9"],
  ["-2", payingOut, "-1.9"],
])("pays out after a price move of %s %%, adjusted above 1", (percent, status, adjusted) => {
  const { authorized, act, exchange } = paying();
  const { id, code } = authorized({ coin: "ETH" });
  act("market/price", { coin: "ETH", percent });
  const done = exchange(id, { code }).result;
  expect([done.status, done.priceAdjustedPercent?.slice(0, adjusted?.length) ?? null]).toEqual([status, adjusted]);
  expect(done.quotedPrice === done.price).toBe(adjusted === null);
  expect(done.quotedQuantity === done.quantity).toBe(adjusted === null);
});

test("asks again beyond 2.5 %: accepted, cancelled, or expired after ten minutes", () => {
  const { authorized, act, exchange, api, read, pass, holding } = paying();
  const orders = [authorized({ coin: "ETH" }), authorized({ coin: "ETH" }), authorized({ coin: "ETH" })];
  act("market/price", { coin: "ETH", percent: "-4" });
  const waiting = orders.map(({ id, code }) => exchange(id, { code }).result);
  for (const { status, reconfirmation, cancellable } of waiting)
    expect([status, reconfirmation?.changePercent, cancellable]).toEqual([paid, "-3.99", true]);
  const [agreed, refused, forgotten] = waiting;
  const before = holding("ETH").available;
  const { quoteId = "", quantity } = agreed?.reconfirmation ?? {};
  const done = exchange(agreed?.id ?? "", { acceptedQuoteId: quoteId }).result;
  expect(done).toMatchObject({ status: payingOut, quantity, reconfirmation: null });
  expect(codeOf(exchange(agreed?.id ?? "", { acceptedQuoteId: quoteId }))).toBe(60015);
  expect(api.call("cancelCreditCardOrder", { id: refused?.id ?? "" }).result.status).toBe(cancelled);
  pass(10 * MINUTE);
  expect(read(forgotten?.id ?? "")).toMatchObject({ status: cancelled, reconfirmation: null });
  expect(holding("ETH").available).toBe(before);
});

test("ends declined, unpaid and unfilled orders without a credit", () => {
  const { send, authorized, backFrom, exchange, act, read, pass, holding, open } = paying();
  const before = holding("USDT").available;
  const declined = send().result;
  expect(backFrom(declined.authorizationUrl ?? "", "decline").searchParams.get("code")).toBeNull();
  expect(read(declined.id)).toMatchObject({ status: paymentFailed, failReason: expect.stringContaining("declined") });
  const unpaid = send().result;
  expect(backFrom(unpaid.authorizationUrl ?? "", "back").searchParams.get("id")).toBe(unpaid.id);
  const { id, code } = authorized();
  exchange(id, { code });
  act("provider/not-bought", { id });
  pass(40 * MINUTE);
  expect([read(id).status, read(unpaid.id).status]).toEqual([paymentFailed, cancelled]);
  expect(open(unpaid.authorizationUrl ?? "").body).toContain("no longer open");
  expect(holding("USDT").available).toBe(before);
});

test("uses a quote once within three minutes, and refuses a page without its proof", () => {
  const { quote, api, open, send, pass } = paying();
  const use = (quoteId: string) =>
    api.call("sendCreditCardPayment", { quoteId, amount: "200", paymentMethod: "visa", returnUrl });
  const { quoteId } = quote();
  expect([codeOf(use(quoteId)), codeOf(use(quoteId))]).toEqual([undefined, 60012]);
  const late = quote().quoteId;
  pass(3 * MINUTE);
  expect(codeOf(use(late))).toBe(60012);
  expect(open(`${send().result.authorizationUrl?.slice(0, -1)}x`).status).toBe(404);
});

test("returns the confirmation page of an unconfirmed card and accepts it afterwards", () => {
  const { act, send, open } = paying();
  act("provider/ask-card", { name: "mei" });
  const { error } = send();
  expect(error).toMatchObject({ code: 70001, data: { url: expect.stringMatching(/^http/) } });
  const { url } = Object.assign({ url: "" }, error?.data);
  expect(open(url).body).toContain("Your bank wants this card confirmed");
  expect(open(`${url.slice(0, -1)}x`).status).toBe(404);
  expect(open(url, "confirm").body).toContain("is confirmed");
  expect(codeOf(send())).toBeUndefined();
});
