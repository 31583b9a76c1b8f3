import { WalletType } from "@coffer/sdk";
import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../test/app.tsx";
import { button, field, noButton, noText, text, words } from "../../../test/page.tsx";
import { coffer } from "../../kernel/api.ts";
import { decimalsOf, formatAmount, subtract } from "../../lib/money.ts";

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
  await app.type("withdraw.amount", "100");
  await app.press("withdraw.toReview");
  await text("withdraw.reviewTitle");
  return app;
}

/** At the proof, with a code asked for. */
async function atProof(options?: AppOptions) {
  const app = await atReview(options);
  await app.press("withdraw.toVerify");
  await app.press("form.sendCode");
  await text("form.codeSent");
  return app;
}

async function prove(app: Opened, code = magicCode, fundPin = pin) {
  await app.type("form.code", code);
  await app.type("form.fundPin", fundPin);
  await app.press("withdraw.send", sum);
}

it("goes from details to done, once, and follows the chain", async () => {
  const app = await atProof();
  await prove(app);
  await button("withdraw.another");
  expect(app.address()).toContain("step=result");
  expect(app.sent("ApplyTransactionOut")).toHaveLength(1);
  expect(app.sent("ConfirmTransactionOut")).toHaveLength(1);
  await app.pass(1800_000);
  await waitFor(() => expect(screen.getAllByText(words("status.completed"))).not.toHaveLength(0));
});

it.each([
  ["an address of another network", "0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B", "100", "form.address"],
  ["less than the minimum", address, "0.5", "withdraw.amount"],
  ["more than there is", address, "999999", "withdraw.amount"],
] as const)("%s doesn't get to the review", async (_, to, amount, label) => {
  const app = await atDetails();
  await app.paste("form.address", to);
  await app.type("withdraw.amount", amount);
  await app.press("withdraw.toReview");
  const wrong = await field(label);
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
  expect(document.activeElement).toBe(wrong);
  expect(noText("withdraw.reviewTitle")).toBe(true);
  expect(app.sent("ApplyTransactionOut")).toHaveLength(0);
});

it.each([
  [40018, "form.address"],
  [60028, "withdraw.amount"],
  [40015, "withdraw.amount"],
] as const)("refused with %i, it is back at the field this is about", async (value, label) => {
  const app = await atReview();
  app.fault("applyTransactionOut", "code", { value });
  await app.press("withdraw.toVerify");
  const wrong = await field(label);
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
  expect(app.address()).not.toContain("step=");
  app.noFaults();
  await app.press("withdraw.toReview");
  await app.press("withdraw.toVerify");
  await text("withdraw.verifyTitle");
});

it("refused for another reason, it says so at the review", async () => {
  const app = await atReview();
  app.fault("applyTransactionOut", "code", { value: 60011 });
  await app.press("withdraw.toVerify");
  await screen.findByRole("alert");
  expect(noText("withdraw.reviewTitle")).toBe(false);
});

it("a lost reply moves the amount once: the request is asked for again with the same key", async () => {
  const app = await atReview();
  app.fault("applyTransactionOut", "commitThenDrop", { nth: 1 });
  await app.press("withdraw.toVerify");
  await text("withdraw.verifyTitle");
  const keys = new Set(app.sent("ApplyTransactionOut").map(({ key }) => key));
  expect(keys.size).toBe(1);
  await waitFor(() => expect(screen.getAllByText(words("withdraw.confirm"))).toHaveLength(1));
});

it("no answer to the proof: it is looked up, and never sent under another key", async () => {
  const app = await atProof();
  app.fault("confirmTransactionOut", "commitThenDrop");
  await prove(app);
  await text("flow.unknownTitle");
  await app.pass(4000);
  await button("withdraw.another");
  expect(new Set(app.sent("ConfirmTransactionOut").map(({ key }) => key)).size).toBe(1);
});

it("a proof that never arrived is asked for again, with empty fields", async () => {
  const app = await atProof();
  app.fault("confirmTransactionOut", "reset");
  await prove(app);
  await text("flow.unknownTitle");
  app.noFaults();
  await app.pass(4000);
  await text("flow.reopened");
  expect(await field("form.fundPin")).toHaveProperty("value", "");
  await prove(app);
  await button("withdraw.another");
});

it("a wrong PIN is said once, empties the PIN and keeps the code", async () => {
  const app = await atProof();
  await prove(app, magicCode, "111111");
  await waitFor(() => expect(screen.getAllByRole("alert")).toHaveLength(1));
  expect(await field("form.fundPin")).toHaveProperty("value", "");
  expect(await field("form.code")).toHaveProperty("value", magicCode);
  await app.type("form.fundPin", pin);
  await app.press("withdraw.send", sum);
  await button("withdraw.another");
});

it("locked after too many wrong PINs, it says so and until when, and the form is closed", async () => {
  const app = await atProof({ scenario: "locked-out" });
  await prove(app);
  await text("error.locked");
  expect(document.querySelector("[role=alert]")?.textContent).toMatch(/\d:\d\d/);
  expect(noText("form.fundPin")).toBe(true);
  expect(await button("withdraw.send", sum)).toHaveProperty("disabled", true);
  await app.press("withdraw.cancelThis");
  await app.press("withdraw.cancelYes");
  await field("form.address");
});

it("a code that has ended is refused, and the withdrawal still waits", async () => {
  const app = await atProof();
  await prove(app, "000009");
  await screen.findByRole("alert");
  expect(app.address()).toContain("step=verify");
});

it("pressed twice it is sent once", async () => {
  const app = await atReview();
  const send = await button("withdraw.toVerify");
  act(() => {
    send.click();
    send.click();
  });
  await text("withdraw.verifyTitle");
  expect(app.sent("ApplyTransactionOut")).toHaveLength(1);
});

it("not proved within the hour, the result says what became of it", async () => {
  const app = await atProof();
  await app.pass(3600_000);
  await waitFor(() => expect(screen.getAllByText(words("status.revoked"))).not.toHaveLength(0));
  expect(noText("withdraw.verifyTitle")).toBe(true);
});

it("cancelling asks the same in the flow and in the list, and gives the amount back", async () => {
  const app = await atProof();
  await app.press("withdraw.cancelThis");
  await text("withdraw.cancelTitle", sum);
  await app.press("withdraw.cancelNo");
  await app.press("withdraw.cancel");
  await text("withdraw.cancelTitle", sum);
  await app.press("withdraw.cancelNo");
  await app.press("withdraw.cancelThis");
  await app.press("withdraw.cancelYes");
  await field("form.address");
  expect(noButton("withdraw.confirm")).toBe(true);
  expect(app.sent("CancelApplyTransactionOut")).toHaveLength(1);
});

it("a withdrawal that waits is taken up from the list, in another window too", async () => {
  const app = await atReview();
  await app.press("withdraw.toVerify");
  await text("withdraw.verifyTitle");
  sessionStorage.clear();
  app.reload();
  await field("form.address");
  await app.press("withdraw.confirm");
  await text("withdraw.verifyTitle");
  await app.press("form.sendCode");
  await text("form.codeSent");
  await prove(app);
  await button("withdraw.another");
});

it("decided in another window, the proof gives way to the result", async () => {
  const app = await atProof();
  await app.press("withdraw.cancel");
  await app.press("withdraw.cancelYes");
  await button("withdraw.another");
  expect(app.address()).toContain("step=result");
});

it("begins with the coins one holds, and presses away the choice of one", async () => {
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

it("shows what the amount is worth and what stays, in the details and at the review", async () => {
  const app = await atDetails();
  await app.paste("form.address", address);
  await app.type("withdraw.amount", "100");
  const beside = (label: Parameters<typeof words>[0]) =>
    screen.getAllByText(words(label)).map((term) => term.nextElementSibling?.textContent ?? "");
  await waitFor(() =>
    expect(beside("withdraw.youSend")).toEqual([expect.stringMatching(/^100\.00 USDT≈ \$\d+\.\d\d$/)]),
  );
  expect(beside("withdraw.left")).toEqual(["900.00 USDT"]);
  await app.press("withdraw.toReview");
  await text("withdraw.reviewTitle");
  expect(beside("withdraw.left")).toEqual(["900.00 USDT", "900.00 USDT"]);
});

it("a look-alike is compared in the details, and shown again at the review", async () => {
  const twin = "TQ5nrDA9cVw8yPzXb41mC9sLqEezxuLApv";
  const app = await openApp("/maintain", { as: "verified" });
  await coffer.addressBook.createUserCoinAddress({ coin: "USDT", network: "TRC20", address, label: "Cold storage" });
  await app.goTo("/assets/withdraw?coin=USDT&network=TRC20");
  await app.paste("form.address", twin);
  await app.type("withdraw.amount", "100");
  await text("form.lookAlike", { name: "Cold storage" });
  await app.user.click(screen.getByRole("checkbox"));
  await app.press("withdraw.toReview");
  await text("withdraw.reviewTitle");
  await text("form.lookAlike", { name: "Cold storage" });
});

it("from the server's limit on a review is told of: in the details, at the review and at the proof", async () => {
  const app = await openApp("/assets/withdraw?coin=USDC&network=ERC20", { as: "enterprise" });
  const { items, expectedReviewDays: days } = await coffer.assets.getAssets({ Wallet: WalletType.main });
  const limit = items.find(({ coin }) => coin === "USDC")?.reviewFrom ?? "";
  const told = { limit: formatAmount(limit, { decimals: decimalsOf(limit) }), coin: "USDC", days };
  await app.paste("form.address", "0xAb5801a7D398351b8bE11C439e05C5B3259aeC9B");
  await app.type("withdraw.amount", subtract(limit, "0.000001"));
  await waitFor(() => expect(noText("withdraw.willReview")).toBe(true));
  await app.type("withdraw.amount", limit);
  await text("withdraw.willReviewBody", told);
  await app.press("withdraw.toReview");
  await text("withdraw.reviewTitle");
  await text("withdraw.willReviewBody", told);
  await app.press("withdraw.toVerify");
  await text("withdraw.verifyTitle");
  await text("withdraw.willReviewBody", told);
});

it("at the proof stand the amount and the recipient, and the rest in the summary alone", async () => {
  await atProof();
  const step = document.querySelector(`[aria-label="${words("flow.verify")}"]`);
  expect(step?.textContent).toContain(words("withdraw.recipient"));
  expect(step?.textContent).not.toContain(words("withdraw.fee"));
  expect(screen.getAllByText(words("withdraw.fee"))).toHaveLength(1);
});

it("says why there is no form: no PIN, and the way to set one", async () => {
  await openApp("/assets/withdraw", { scenario: "just-verified", as: "fresh" });
  await text("withdraw.noPin");
  expect((await button("withdraw.setPin")).getAttribute("href")).toBe("/account/password?edit=pin");
});

it("says why there is no form: blocked after a change, and opens when the day is over", async () => {
  const app = await openApp("/assets/withdraw", { scenario: "blocked-after-change", as: "mei" });
  await waitFor(() => expect(document.body.textContent).toContain(words("flow.blocked", { time: "" }).trim()));
  await app.pass(24 * 3600_000);
  await field("form.address");
});

it("works by keyboard from the amount to the proof", async () => {
  const app = await atDetails();
  await app.paste("form.address", address);
  await app.type("withdraw.amount", "100");
  await app.tabTo("withdraw.toReview");
  await app.user.keyboard("{Enter}");
  await app.tabTo("withdraw.toVerify");
  await app.user.keyboard("{Enter}");
  await text("withdraw.verifyTitle");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-label")).toBe(words("flow.verify")));
});

it("is the same in Chinese", async () => {
  const app = await atProof({ locale: "zh-CN" });
  await prove(app);
  await button("withdraw.another");
  expect(document.body.textContent).not.toMatch(/withdraw\.|flow\.|form\./);
});
