import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { button, field, noButton, noText, text, words } from "../../../../test/page.tsx";
import { coffer } from "../api.ts";

const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const sum = { amount: "100", coin: "USDT" };
const pin = "246810";
const scenario = "merchant-cashier-asks";
type Opened = Awaited<ReturnType<typeof openApp>>;

const list = async () => (await coffer.merchant.getMerchantListByCoinTransactionOut({})).items;
const numbered = async (number: string) =>
  (await list()).find(({ merchantWithdrawalNumber }) => merchantWithdrawalNumber === number);

async function atReview(options: AppOptions = {}, number = "HP-W-1") {
  const app = await openApp("/merchant/withdraw?coin=USDT&network=TRC20", { as: "merchant", scenario, ...options });
  await app.paste("form.address", address);
  await app.type("withdrawals.amount", "100");
  await app.type("withdrawals.ownNumber", number);
  await app.type("withdrawals.remark", "Timber");
  await app.press("withdrawals.toReview");
  await text("withdrawals.reviewTitle");
  return app;
}

async function prove(app: Opened) {
  await app.press("withdrawals.toVerify");
  await app.press("form.sendCode");
  await text("form.codeSent");
  await app.type("form.code", "000000");
  await app.type("form.fundPin", pin);
  await app.press("withdrawals.send", sum);
}

/** A cashier's pending withdrawal, as the merchant sees it. */
async function atWaiting(as: "merchant" | "cashier" = "merchant") {
  const app = await openApp("/maintain", { as, scenario });
  const { id = "" } = (await numbered("T2-W-0007")) ?? {};
  await app.goTo(`/merchant/withdraw/order?id=${id}`);
  await text("withdrawals.ownNumber");
  return { app, now: async () => coffer.merchant.getMerchantCoinTransactionOut({ id }) };
}

it("withdraws once from the merchant wallet with the merchant's number, followed to the end", async () => {
  const app = await atReview();
  expect(document.body.textContent).toContain("HP-W-1");
  await prove(app);
  await button("withdrawals.another");
  expect(app.sent("ApplyTransactionOut")).toHaveLength(1);
  expect(await numbered("HP-W-1")).toMatchObject({ amount: "100", fee: "1", remark: "Timber", cashier: null });
  expect((await coffer.withdrawals.getListByCoinTransactionOut({})).totalCount).toBe(0);
  expect(noText("merchantWallet.waits")).toBe(true);
  await app.pass(1800_000);
  await waitFor(() => expect(screen.getAllByText(words("status.completed"))).not.toHaveLength(0));
});

it("uses the channel's fee and bounds, and states the day's rest", async () => {
  const app = await openApp("/merchant/withdraw?coin=USDT&network=TRC20", { as: "merchant" });
  const { items } = await coffer.merchant.getMerchantChannelRates({ Kind: 1, Coin: "USDT" });
  const { singleMin = "", fixedFee = "" } = items.find(({ network }) => network === "TRC20") ?? {};
  await field("form.address");
  expect(document.body.textContent).toContain(words("form.minimum", { amount: singleMin }));
  await app.type("withdrawals.amount", "0.5");
  await app.press("withdrawals.toReview");
  expect(document.body.textContent).toContain(`${fixedFee}.00 USDT`);
  expect(document.body.textContent).toMatch(/can still withdraw [\d,]+ USDT/);
  expect(noText("withdrawals.reviewTitle")).toBe(true);
});

it("refuses a used number at its field and accepts another", async () => {
  const app = await atReview({}, "HP-W-0031");
  await app.press("withdrawals.toVerify");
  const wrong = await field("withdrawals.ownNumber");
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
  await app.type("withdrawals.ownNumber", "HP-W-0032");
  await app.press("withdrawals.toReview");
  await app.press("withdrawals.toVerify");
  await text("withdrawals.verifyTitle");
});

it.each([
  [40011, "withdrawals.amount"],
  [40018, "form.address"],
] as const)("returns to the field of refusal %i", async (value, label) => {
  const app = await atReview();
  app.fault("applyMerchantTransactionOut", "code", { value });
  await app.press("withdrawals.toVerify");
  const wrong = await field(label);
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
});

it("makes one withdrawal after a double click and a lost reply", async () => {
  const app = await atReview();
  app.fault("applyMerchantTransactionOut", "commitThenDrop", { nth: 1 });
  const send = await button("withdrawals.toVerify");
  act(() => {
    send.click();
    send.click();
  });
  await text("withdrawals.verifyTitle");
  expect(new Set(app.sent("ApplyTransactionOut").map(({ key }) => key)).size).toBe(1);
  expect((await list()).filter(({ merchantWithdrawalNumber }) => merchantWithdrawalNumber === "HP-W-1")).toHaveLength(
    1,
  );
});

it("never continues a merchant's draft in the user's own wallet, and resumes at the proof", async () => {
  const app = await atReview();
  await app.press("withdrawals.toVerify");
  await text("withdrawals.verifyTitle");
  await app.goTo("/assets/withdraw?coin=USDT&network=TRC20");
  await field("form.address");
  expect(noText("withdrawals.verifyTitle")).toBe(true);
  sessionStorage.clear();
  await app.goTo("/merchant/withdraw/order");
  await app.press("withdrawals.confirm");
  await text("withdrawals.verifyTitle");
  expect(app.address()).toBe("/merchant/withdraw?step=verify");
});

it("announces a cashier's wait before sending, with merchant and deadline", async () => {
  const app = await atReview({ as: "cashier" }, "T2-W-1");
  await text("merchantWallet.willWait");
  await prove(app);
  await text("merchantWallet.waits");
  expect(noButton("merchantWallet.approve")).toBe(true);
  expect(await numbered("T2-W-1")).toMatchObject({ review: "merchant", cashier: { userName: "quay-till-2" } });
  await app.press("withdrawals.cancel");
  await app.press("withdrawals.cancelYes");
  await waitFor(() => expect(noText("merchantWallet.waits")).toBe(true));
});

it("approves once with the PIN, and shows a wrong one", async () => {
  const { app, now } = await atWaiting();
  await text("merchantWallet.askedBy", { cashier: "quay-till-2" });
  await app.press("merchantWallet.approve");
  await app.type("form.fundPin", "111111");
  await app.press("merchantOrders.passYes", { count: 1 });
  await waitFor(async () => expect((await field("form.fundPin")).getAttribute("aria-invalid")).toBe("true"));
  expect(await now()).toMatchObject({ review: "merchant" });
  await app.type("form.fundPin", pin);
  await app.press("merchantOrders.passYes", { count: 1 });
  await waitFor(() => expect(noText("merchantWallet.askedBy", { cashier: "quay-till-2" })).toBe(true));
  expect(await now()).toMatchObject({ review: "passed" });
});

it("resolves a lost reply to an approval", async () => {
  const { app, now } = await atWaiting();
  await app.press("merchantWallet.approve");
  await app.type("form.fundPin", pin);
  app.fault("passPaymentOrder", "commitThenDrop");
  await app.press("merchantOrders.passYes", { count: 1 });
  await app.pass(10_000);
  await waitFor(() => expect(noText("merchantWallet.askedBy", { cashier: "quay-till-2" })).toBe(true));
  expect(await now()).toMatchObject({ review: "passed" });
});

it("shows the cashier a rejection's reason and the released amount", async () => {
  const { app, now } = await atWaiting();
  await app.press("merchantWallet.reject");
  await app.type("merchantOrders.reason", "Not today");
  await app.press("merchantOrders.rejectYes", { count: 1 });
  await text("withdrawals.reason");
  expect(document.body.textContent).toContain("Not today");
  expect(await now()).toMatchObject({ status: 7, failReason: "Not today" });
});

it("tells a cashier without a PIN what is missing, and lists only its own", async () => {
  const app = await openApp("/merchant/withdraw", { as: "cashier" });
  await text("withdrawals.noPin");
  await app.goTo("/merchant/withdraw/order");
  await text("withdrawals.none");
});
