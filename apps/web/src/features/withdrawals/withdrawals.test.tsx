import { WalletType } from "@coffer/sdk";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../test/app.tsx";
import { button, field, noButton, noText, text, words } from "../../../test/page.tsx";
import { decimalsOf, formatAmount, subtract } from "../../platform/amount/amount.ts";
import { coffer } from "../../platform/api.ts";

const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const sum = { amount: "100", coin: "USDT" };
const pin = "246810";
const magicCode = "000000";
type Opened = Awaited<ReturnType<typeof openApp>>;

async function atDetails(options: AppOptions = {}) {
  const app = await openApp("/assets/withdraw?coin=USDT&network=TRC20", { as: "verified", ...options });
  await field("form.address");
  return app;
}

async function atReview(options?: AppOptions) {
  const app = await atDetails(options);
  await app.paste("form.address", address);
  await app.type("withdrawals.amount", "100");
  await app.press("withdrawals.toReview");
  await text("withdrawals.reviewTitle");
  return app;
}

/** Opens the proof with a requested code. */
async function atProof(options?: AppOptions) {
  const app = await atReview(options);
  await app.press("withdrawals.toVerify");
  await app.press("form.sendCode");
  await text("form.codeSent");
  return app;
}

async function prove(app: Opened, code = magicCode, fundPin = pin) {
  await app.type("form.code", code);
  await app.type("form.fundPin", fundPin);
  await app.press("withdrawals.send", sum);
}

it("withdraws once from details to done, and follows the chain", async () => {
  const app = await atProof();
  await prove(app);
  await button("withdrawals.another");
  expect(app.address()).toContain("step=result");
  expect(app.sent("ApplyTransactionOut")).toHaveLength(1);
  expect(app.sent("ConfirmTransactionOut")).toHaveLength(1);
  await app.pass(1800_000);
  await waitFor(() => expect(screen.getAllByText(words("status.completed"))).not.toHaveLength(0));
});

it.each([
  ["an address of another network", "0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B", "100", "form.address"],
  ["less than the minimum", address, "0.5", "withdrawals.amount"],
  ["more than there is", address, "999999", "withdrawals.amount"],
] as const)("keeps %s from the review", async (_, to, amount, label) => {
  const app = await atDetails();
  await app.paste("form.address", to);
  await app.type("withdrawals.amount", amount);
  await app.press("withdrawals.toReview");
  const wrong = await field(label);
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(wrong);
  expect(noText("withdrawals.reviewTitle")).toBe(true);
  expect(app.sent("ApplyTransactionOut")).toHaveLength(0);
});

it.each([
  [40018, "form.address"],
  [60028, "withdrawals.amount"],
  [40015, "withdrawals.amount"],
] as const)("returns to the field of refusal %i", async (value, label) => {
  const app = await atReview();
  app.fault("applyTransactionOut", "code", { value });
  await app.press("withdrawals.toVerify");
  const wrong = await field(label);
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
  expect(app.address()).not.toContain("step=");
  app.noFaults();
  await app.press("withdrawals.toReview");
  await app.press("withdrawals.toVerify");
  await text("withdrawals.verifyTitle");
});

it("shows another refusal at the review", async () => {
  const app = await atReview();
  app.fault("applyTransactionOut", "code", { value: 60011 });
  await app.press("withdrawals.toVerify");
  await screen.findByRole("alert");
  expect(noText("withdrawals.reviewTitle")).toBe(false);
});

it("withdraws once after a lost reply, with the same key", async () => {
  const app = await atReview();
  app.fault("applyTransactionOut", "commitThenDrop", { nth: 1 });
  await app.press("withdrawals.toVerify");
  await text("withdrawals.verifyTitle");
  const keys = new Set(app.sent("ApplyTransactionOut").map(({ key }) => key));
  expect(keys.size).toBe(1);
  await waitFor(() => expect(screen.getAllByText(words("withdrawals.confirm"))).toHaveLength(1));
});

it("looks up an unanswered proof and never resends it under another key", async () => {
  const app = await atProof();
  app.fault("confirmTransactionOut", "commitThenDrop");
  await prove(app);
  await text("flow.unknownTitle");
  await app.pass(4000);
  await button("withdrawals.another");
  expect(new Set(app.sent("ConfirmTransactionOut").map(({ key }) => key)).size).toBe(1);
});

it("asks again for a proof that never arrived, with empty fields", async () => {
  const app = await atProof();
  app.fault("confirmTransactionOut", "reset");
  await prove(app);
  await text("flow.unknownTitle");
  app.noFaults();
  await app.pass(4000);
  await text("flow.reopened");
  expect(await field("form.fundPin")).toHaveProperty("value", "");
  await prove(app);
  await button("withdrawals.another");
});

it("shows a wrong PIN once, clears it and keeps the code", async () => {
  const app = await atProof();
  await prove(app, magicCode, "111111");
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
  expect(await field("form.fundPin")).toHaveProperty("value", "");
  expect(await field("form.code")).toHaveProperty("value", magicCode);
  await app.type("form.fundPin", pin);
  await app.press("withdrawals.send", sum);
  await button("withdrawals.another");
});

it("closes the form after too many wrong PINs, with the end of the lock", async () => {
  const app = await atProof({ scenario: "locked-out" });
  await prove(app);
  await text("error.locked");
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(/\d:\d\d/);
  expect(noText("form.fundPin")).toBe(true);
  expect(await button("withdrawals.send", sum)).toHaveProperty("disabled", true);
  await app.press("withdrawals.cancelThis");
  await app.press("withdrawals.cancelYes");
  await field("form.address");
});

it("refuses an expired code and keeps the withdrawal pending", async () => {
  const app = await atProof();
  await prove(app, "000009");
  await screen.findByRole("alert");
  expect(app.address()).toContain("step=verify");
});

it("sends once on a double click", async () => {
  const app = await atReview();
  const send = await button("withdrawals.toVerify");
  act(() => {
    send.click();
    send.click();
  });
  await text("withdrawals.verifyTitle");
  expect(app.sent("ApplyTransactionOut")).toHaveLength(1);
});

it("shows the outcome of a withdrawal not proved within the hour", async () => {
  const app = await atProof();
  await app.pass(3600_000);
  await waitFor(() => expect(screen.getAllByText(words("status.revoked"))).not.toHaveLength(0));
  expect(noText("withdrawals.verifyTitle")).toBe(true);
});

it("asks the same cancel question in flow and list, and releases the amount", async () => {
  const app = await atProof();
  await app.press("withdrawals.cancelThis");
  await text("withdrawals.cancelTitle", sum);
  await app.press("withdrawals.cancelNo");
  await app.press("withdrawals.cancel");
  await text("withdrawals.cancelTitle", sum);
  await app.press("withdrawals.cancelNo");
  await app.press("withdrawals.cancelThis");
  await app.press("withdrawals.cancelYes");
  await field("form.address");
  expect(noButton("withdrawals.confirm")).toBe(true);
  expect(app.sent("CancelApplyTransactionOut")).toHaveLength(1);
});

it("resumes a pending withdrawal from the list, in another window too", async () => {
  const app = await atReview();
  await app.press("withdrawals.toVerify");
  await text("withdrawals.verifyTitle");
  sessionStorage.clear();
  app.reload();
  await field("form.address");
  await app.press("withdrawals.confirm");
  await text("withdrawals.verifyTitle");
  await app.press("form.sendCode");
  await text("form.codeSent");
  await prove(app);
  await button("withdrawals.another");
});

it("replaces the proof by the result when it was decided elsewhere", async () => {
  const app = await atProof();
  await app.press("withdrawals.cancel");
  await app.press("withdrawals.cancelYes");
  await button("withdrawals.another");
  expect(app.address()).toContain("step=result");
});

it("offers held coins first", async () => {
  const app = await openApp("/assets/withdraw", { as: "mei" });
  await text("form.heldCoins");
  const held = [...document.querySelectorAll<HTMLElement>("section[aria-labelledby=held-coins] button")];
  expect(held.map(({ textContent }) => /^[A-Z]+/.exec(textContent ?? "")?.[0])).toEqual(["BTC", "USDT", "ETH", "TRX"]);
  const [btc] = held;
  if (!btc) throw new Error("No coin is offered.");
  await app.user.click(btc);
  await waitFor(async () => expect((await field("form.network")).textContent).toBe("Bitcoin"));
  expect(noText("form.heldCoins")).toBe(true);
});

it("shows the amount's worth and the rest in details and review", async () => {
  const app = await atDetails();
  await app.paste("form.address", address);
  await app.type("withdrawals.amount", "100");
  const beside = (label: Parameters<typeof words>[0]) =>
    screen.getAllByText(words(label)).map((term) => term.nextElementSibling?.textContent ?? "");
  await waitFor(() =>
    expect(beside("withdrawals.youSend")).toEqual([expect.stringMatching(/^100\.00 USDT≈ \$\d+\.\d\d$/)]),
  );
  expect(beside("withdrawals.left")).toEqual(["900.00 USDT"]);
  await app.press("withdrawals.toReview");
  await text("withdrawals.reviewTitle");
  expect(beside("withdrawals.left")).toEqual(["900.00 USDT", "900.00 USDT"]);
});

it("requires a comparison of a similar address, and repeats it at review", async () => {
  const twin = "TQ5nrDA9cVw8yPzXb41mC9sLqEezxuLApv";
  const app = await openApp("/maintain", { as: "verified" });
  await coffer.addressBook.createUserCoinAddress({ coin: "USDT", network: "TRC20", address, label: "Cold storage" });
  await app.goTo("/assets/withdraw?coin=USDT&network=TRC20");
  await app.paste("form.address", twin);
  await app.type("withdrawals.amount", "100");
  await text("form.lookAlike", { name: "Cold storage" });
  await app.user.click(screen.getByRole("checkbox"));
  await app.press("withdrawals.toReview");
  await text("withdrawals.reviewTitle");
  await text("form.lookAlike", { name: "Cold storage" });
});

it("announces a review from the threshold on, at every step", async () => {
  const app = await openApp("/assets/withdraw?coin=USDC&network=ERC20", { as: "enterprise" });
  const { items, expectedReviewDays: days } = await coffer.assets.getAssets({ Wallet: WalletType.main });
  const limit = items.find(({ coin }) => coin === "USDC")?.reviewFrom ?? "";
  const told = { limit: formatAmount(limit, { decimals: decimalsOf(limit) }), coin: "USDC", days };
  await app.paste("form.address", "0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B");
  await app.type("withdrawals.amount", subtract(limit, "0.000001"));
  await waitFor(() => expect(noText("withdrawals.willReview")).toBe(true));
  await app.type("withdrawals.amount", limit);
  await text("withdrawals.willReviewBody", told);
  await app.press("withdrawals.toReview");
  await text("withdrawals.reviewTitle");
  await text("withdrawals.willReviewBody", told);
  await app.press("withdrawals.toVerify");
  await text("withdrawals.verifyTitle");
  await text("withdrawals.willReviewBody", told);
});

it("shows amount and recipient at the proof, and the rest in the summary", async () => {
  await atProof();
  const step = document.querySelector(`[aria-label="${words("flow.verify")}"]`);
  expect(step?.textContent).toContain(words("withdrawals.recipient"));
  expect(step?.textContent).not.toContain(words("withdrawals.fee"));
  expect(screen.getAllByText(words("withdrawals.fee"))).toHaveLength(1);
});

it("explains a missing form without a PIN, with a link", async () => {
  await openApp("/assets/withdraw", { scenario: "just-verified", as: "fresh" });
  await text("withdrawals.noPin");
  expect((await button("withdrawals.setPin")).getAttribute("href")).toBe("/account/password?edit=pin");
});

it("explains a missing form during a block, and opens it afterwards", async () => {
  const app = await openApp("/assets/withdraw", { scenario: "blocked-after-change", as: "mei" });
  await waitFor(() => expect(document.body.textContent).toContain(words("flow.blocked", { time: "" }).trim()));
  await app.pass(24 * 3600_000);
  await field("form.address");
});

it("works by keyboard from the amount to the proof", async () => {
  const app = await atDetails();
  await app.paste("form.address", address);
  await app.type("withdrawals.amount", "100");
  await app.tabTo("withdrawals.toReview");
  await app.user.keyboard("{Enter}");
  await app.tabTo("withdrawals.toVerify");
  await app.user.keyboard("{Enter}");
  await text("withdrawals.verifyTitle");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(words("flow.verify")));
});

it("shows the same in Chinese", async () => {
  const app = await atProof({ locale: "zh-CN" });
  await prove(app);
  await button("withdrawals.another");
  expect(document.body.textContent).not.toMatch(/withdraw\.|flow\.|form\./);
});
