import { PaymentOrderStatus } from "@coffer/sdk/contract";
import { expect, test } from "vitest";
import { auditLedger } from "../../../ledger/audit.ts";
import { bench, elsewhere, type Fields, keyed, numbered, step } from "../../../testing/payment-orders.ts";
import { codeOf, rulesOf } from "../../../testing/refusals.ts";
import { done, PIN, Scene } from "../../../testing/scene.ts";
import { collectedAccount, merchantAccount } from "./money.ts";

const { awaitingPayment, confirming, pendingReview, paid, completed } = PaymentOrderStatus;
const { rejected, expired, refundPending, refunded } = PaymentOrderStatus;
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const MERCHANT = "80431";

const start = () => {
  const scene = new Scene();
  const create = (changes: Fields = {}) => step(scene, "createPaymentOrder", { ...bench, ...changes });
  const read = (id: string) => step(scene, "getPaymentOrder", { id });
  const pay = (id: string, how = "pay", more: Fields = {}) => scene.act(`payer/${how}`, { id, ...more });
  const pass = (id: string) => step(scene, "passPaymentOrder", { ids: [id], verification: { fundPassword: PIN } });
  const wallet = () => scene.world.ledger.available(merchantAccount(MERCHANT, "USDT"));
  const before = wallet();
  const balance = () => wallet() - before;
  const held = () => scene.world.ledger.available(collectedAccount("USDT"));
  const statuses = (id: string) => read(id).timeline.map(({ status }) => status);
  return { scene, create, read, pay, pass, balance, held, statuses };
};

test("sees an exact payment at once, and settles it less the fee after confirmation", () => {
  const { scene, create, read, pay, balance, held, statuses } = start();
  const { id } = create();
  expect(read(id)).toMatchObject({ status: awaitingPayment, missingAmount: "100", cancellable: true, txHash: null });
  pay(id);
  expect(read(id)).toMatchObject({ status: confirming, paidAmount: "100", missingAmount: "0", confirmations: 0 });
  scene.pass(MINUTE);
  expect(read(id)).toMatchObject({ status: paid, feeAmount: "0.8", settledAmount: "0", confirmations: 20 });
  expect([balance(), held()]).toEqual([0n, 100_000_000n]);
  scene.pass(4 * HOUR);
  expect(read(id)).toMatchObject({ status: completed, settledAmount: "99.2", refundableAmount: "100" });
  expect([balance(), held()]).toEqual([99_200_000n, 0n]);
  expect(statuses(id)).toEqual([awaitingPayment, confirming, paid, completed]);
  const types = step(scene, "getEventList", { MaxResultCount: 100 }).items.map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(["paymentOrder.created", "paymentOrder.updated", "paymentOrder.paid"]));
});

test("locks the rate for the order, whatever the merchant sets later", () => {
  const { scene, create, read } = start();
  const { id, rate } = create({ fiatAmount: "420", amount: undefined });
  step(scene, "createMerchantRateSetting", {
    fiatCurrency: "EUR",
    collectionCurrency: "USDT",
    rate: "0.92",
  });
  expect(read(id).rate).toBe(rate);
  expect(create({ fiatAmount: "420", amount: undefined, merchantOrderNumber: "HP-2" })).toMatchObject({
    rate: "0.92",
    fiatAmount: "420.00",
    amount: "456.521739",
  });
});

test("lets the merchant accept a partial payment, or the deadline end it", () => {
  const { scene, create, read, pay, pass, balance } = start();
  const [one, other] = [create(), create({ merchantOrderNumber: "HP-2" })];
  for (const { id } of [one, other]) pay(id, "pay-half");
  expect(read(one.id)).toMatchObject({ status: awaitingPayment, missingAmount: "50", cancellable: false });
  scene.pass(31 * MINUTE);
  expect(read(one.id)).toMatchObject({ status: pendingReview, reviewReason: "underpaid" });
  pass(one.id);
  expect(read(one.id)).toMatchObject({ status: completed, settledAmount: "49.6" });
  scene.pass(7 * 24 * HOUR);
  expect(read(other.id).status).toBe(completed);
  expect(balance()).toBe(99_200_000n);
});

test("completes an order paid in two parts", () => {
  const { scene, create, read, pay } = start();
  const { id } = create();
  pay(id, "pay-half");
  scene.pass(2 * MINUTE);
  pay(id);
  scene.pass(2 * MINUTE);
  expect(read(id)).toMatchObject({ status: paid, paidAmount: "100" });
  expect(read(id).transactions).toHaveLength(2);
});

test("marks double and late payments, and returns rejected ones", () => {
  const { scene, create, read, pay, balance, held } = start();
  const [twice, late] = [create(), create({ merchantOrderNumber: "HP-2" })];
  pay(twice.id, "pay-twice");
  scene.pass(31 * MINUTE);
  expect(read(twice.id)).toMatchObject({ status: pendingReview, reviewReason: "overpaid", overpaidAmount: "100" });
  expect(read(late.id).status).toBe(expired);
  pay(late.id, "pay-late");
  scene.pass(2 * MINUTE);
  expect(read(late.id)).toMatchObject({ status: pendingReview, reviewReason: "late" });
  expect(held()).toBe(300_000_000n);
  for (const { id } of [twice, late]) step(scene, "rejectPaymentOrder", { id });
  expect([read(late.id).status, balance(), held()]).toEqual([rejected, 0n, 0n]);
});

test("ignores payments over another network", () => {
  const { scene, create, read, pay } = start();
  const { id } = create();
  expect(pay(id, "pay-elsewhere", { network: "ERC20" })).toMatchObject({ seen: false });
  scene.pass(31 * MINUTE);
  expect(read(id).status).toBe(expired);
});

test("returns an order to waiting when its payment drops out of the chain", () => {
  const { scene, create, read, pay } = start();
  const { id } = create();
  pay(id);
  const body = scene.stranger.control("GET", "chain/transactions").body as { items: { id: string; kind: string }[] };
  const payment = body.items.find(({ kind }) => kind === "payment")?.id;
  scene.act("chain/drop-payment", { id: payment });
  expect(read(id)).toMatchObject({ status: awaitingPayment, missingAmount: "100", transactions: [] });
});

test("refunds in parts and whole after approval, with the network's fee", () => {
  const { scene, create, read, pay, pass, balance } = start();
  const { id } = create();
  scene.act("payer/pay", { id: create({ merchantOrderNumber: "HP-2" }).id });
  pay(id);
  scene.pass(6 * HOUR);
  const ask = (amount: string) => {
    const input = { id, basis: "ownAmount", address: elsewhere, amount, reason: "Scratched" };
    return scene.as("merchant").call("refundPaymentOrder", input, keyed());
  };
  const part = ask("40").result;
  expect(read(id)).toMatchObject({ status: refundPending, refundedAmount: "0" });
  expect(codeOf(ask("1"))).toBe(60015);
  expect(balance()).toBe(157_400_000n);
  pass(part.id);
  scene.pass(2 * MINUTE);
  expect(read(id)).toMatchObject({ status: completed, refundedAmount: "40", refundableAmount: "60" });
  expect(step(scene, "getRefundOptions", { id }).options.map(({ amount }) => amount)).toEqual(["60", "60"]);
  pass(ask("60").result.id);
  scene.pass(2 * MINUTE);
  expect(read(id)).toMatchObject({ status: refunded, refundedAmount: "100" });
  expect(balance()).toBe(96_400_000n);
  expect(auditLedger(scene.world.ledger).findings).toEqual([]);
});

test("gives a cashier's orders their own validity and visibility", () => {
  const { scene, create } = start();
  const own = step(scene, "createPaymentOrder", { ...bench, merchantOrderNumber: "T-1" }, "cashier");
  const other = create();
  expect(own).toMatchObject({ subMerchantName: "quay-till-2" });
  const listed = (name: "cashier" | "merchant", input: Fields = {}) =>
    done(scene.as(name), "getPaymentOrderList", input).items.map(({ id }) => id);
  expect(listed("cashier")).toEqual([own.id]);
  expect(listed("merchant")).toEqual([other.id, own.id]);
  expect(listed("merchant", { SubMerchantId: own.subMerchantId })).toEqual([own.id]);
  expect(listed("merchant", { Keyword: "t-1" })).toEqual([own.id]);
  expect(codeOf(scene.as("cashier").call("getPaymentOrder", { id: other.id }))).toBe(40007);
  scene.pass(31 * 24 * HOUR);
  expect(listed("cashier")).toEqual([]);
  expect(codeOf(scene.as("cashier").call("getPaymentOrder", { id: own.id }))).toBe(40007);
  expect(listed("merchant")).toEqual([other.id, own.id]);
  step(scene, "updateSubMerchant", { id: own.subMerchantId, orderDisplayDays: 60 });
  expect(listed("cashier")).toEqual([own.id]);
});

test("applies the merchant's validity as default and maximum of a cashier's orders", () => {
  const { scene } = start();
  const [cashier] = step(scene, "getSubMerchantList").items;
  step(scene, "updateSubMerchant", { id: cashier?.id, collectionValidMinutes: 20 });
  const ask = (more: Fields) => {
    const { merchantOrderNumber: _, ...plain } = bench;
    return scene.as("cashier").call("createPaymentOrder", { ...plain, ...numbered(), ...more }, keyed());
  };
  const minutes = (more: Fields) => {
    const { createdAt, expiresAt } = ask(more).result;
    return (Date.parse(expiresAt) - Date.parse(createdAt)) / MINUTE;
  };
  expect([minutes({}), minutes({ validMinutes: 5 })]).toEqual([20, 5]);
  expect(rulesOf(ask({ validMinutes: 21 }))).toEqual(["validMinutes maximum"]);
});

test("makes one order per scan of a code, and none of a revoked one", () => {
  const { scene, read } = start();
  const code = { coin: "USDT", network: "TRC20", fiatCurrency: "EUR", subject: "Shop" };
  const { id } = step(scene, "createMerchantsReceiptCode", code);
  const order = scene.act("payer/scan", { id, amount: "25" });
  expect(read(String(order.id))).toMatchObject({ receiptCodeId: id, fiatAmount: "25.00", subject: "Shop" });
  scene.act("payer/scan", { id, amount: "30" });
  expect(step(scene, "getMerchantsReceiptCodeList").items[0]).toMatchObject({ orderCount: 2 });
  step(scene, "revokeMerchantsReceiptCode", { id });
  expect(() => scene.act("payer/scan", { id, amount: "25" })).toThrow("60015");
});

test("counts and lists pending approvals, and decides several with one proof", () => {
  const { scene, create, pay } = start();
  const ids = ["HP-1", "HP-2"].map((merchantOrderNumber) => create({ merchantOrderNumber }).id);
  for (const id of ids) pay(id, "pay-twice");
  scene.pass(2 * MINUTE);
  const api = scene.as("merchant");
  expect(done(api, "getToBeReviewedCount")).toMatchObject({ paymentToBeReviewedCount: 2 });
  expect(done(scene.as("cashier"), "getToBeReviewedCount")).toMatchObject({ paymentToBeReviewedCount: 0 });
  expect(done(api, "getMerchantReviewList").items.map(({ amount, reason }) => [amount, reason])).toEqual([
    ["200", "Paid too much"],
    ["200", "Paid too much"],
  ]);
  const verification = { fundPassword: PIN };
  expect(codeOf(api.call("passPaymentOrder", { ids: [...ids, "po_NONE"], verification }, keyed()))).toBe(40007);
  expect(done(api, "getToBeReviewedCount")).toMatchObject({ paymentToBeReviewedCount: 2 });
  expect(done(api, "passPaymentOrder", { ids, verification }, keyed()).items.map(({ id }) => id)).toEqual(ids);
  expect(done(api, "getToBeReviewedCount")).toMatchObject({ paymentToBeReviewedCount: 0 });
});
