import { act, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../../test/page.tsx";
import { coffer } from "../api.ts";

const pin = "246810";
const scenario = "merchant-cashier-asks";
const sum = { amount: "100", coin: "USDT" };
const list = async () => (await coffer.merchant.getMerchantTransferHistory({})).items;

async function atReview(to: "own" | "user", options: AppOptions = {}) {
  const search = to === "user" ? "?to=user&coin=USDT" : "?coin=USDT";
  const app = await openApp(`/merchant/transfer${search}`, { as: "merchant", scenario, ...options });
  await field("transfers.amount");
  if (to === "user") await app.type("transfers.uid", "80413");
  else await app.choose("transfers.to", words("page.walletMain"));
  await app.type("transfers.amount", "100");
  await app.press("transfers.toReview");
  await text("transfers.reviewTitle");
  return app;
}

/** A cashier's pending transfer, as the merchant sees it. */
async function atWaiting() {
  const app = await openApp("/maintain", { as: "merchant", scenario });
  const { id = "" } = (await list()).find(({ review }) => review === "merchant") ?? {};
  await app.goTo(`/merchant/transfer?id=${id}`);
  await text("merchantWallet.askedBy", { cashier: "quay-till-2" });
  return { app, now: () => coffer.merchant.getMerchantTransfer({ id }) };
}

it("transfers between the merchant's wallets at once, and once on a double click", async () => {
  const app = await atReview("own");
  const send = await button("transfers.action", sum);
  act(() => {
    send.click();
    send.click();
  });
  await text("transfers.inYourWallet");
  expect(app.sent("Transfer")).toHaveLength(1);
  expect((await list())[0]).toMatchObject({ fromWallet: 3, toWallet: 0, amount: "100" });
  expect(app.address()).toMatch(/^\/merchant\/transfer\?id=/);
});

it("states fee and rest before a transfer to another user, and stops larger amounts", async () => {
  const app = await openApp("/merchant/transfer?to=user&coin=USDT", { as: "merchant", scenario });
  const terms = await coffer.merchant.getMerchantTransferTerms({ coin: "USDT", fromWallet: 3, recipient: "user" });
  expect(terms).toMatchObject({ dailyLeft: "199900", fee: "0.5" });
  await text("transfers.day", { left: "199,900", limit: "200,000", coin: "USDT" });
  await app.type("transfers.uid", "80413");
  await app.type("transfers.amount", "199900.1");
  await app.press("transfers.toReview");
  const wrong = await field("transfers.amount");
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
});

it("makes one transfer after a lost reply, and opens its page", async () => {
  const app = await atReview("user");
  const before = (await list()).length;
  await app.press("transfers.toVerify");
  await app.type("form.fundPin", pin);
  app.fault("merchantTransfer", "commitThenDrop", { nth: 1 });
  await app.press("transfers.action", sum);
  await app.pass(4000);
  await waitFor(() => expect(app.address()).toMatch(/id=tr_/));
  expect(new Set(app.sent("Transfer").map(({ key }) => key)).size).toBe(1);
  expect((await list()).length).toBe(before + 1);
});

it.each([
  [40011, "transfers.amount"],
  [60004, "transfers.uid"],
] as const)("returns to the field of refusal %i", async (value, label) => {
  const app = await atReview("user");
  await app.press("transfers.toVerify");
  await app.type("form.fundPin", pin);
  app.fault("merchantTransfer", "code", { value });
  await app.press("transfers.action", sum);
  const wrong = await field(label);
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
});

it("announces a cashier's wait at review and in the record", async () => {
  const app = await atReview("own", { as: "cashier" });
  await text("merchantWallet.willWait");
  await app.press("transfers.action", sum);
  await text("merchantWallet.waits");
  expect((await list())[0]).toMatchObject({ review: "merchant", step: 0 });
});

it("continues after the merchant's approval with the PIN", async () => {
  const { app, now } = await atWaiting();
  await text("status.awaitingSuperiorApproval");
  await app.press("merchantWallet.approve");
  await app.type("form.fundPin", pin);
  await app.press("merchantOrders.passYes", { count: 1 });
  await waitFor(() => expect(noText("merchantWallet.askedBy", { cashier: "quay-till-2" })).toBe(true));
  expect((await now()).review).not.toBe("merchant");
});

it("returns everything after a rejection with a required reason", async () => {
  const { app, now } = await atWaiting();
  await app.press("merchantWallet.reject");
  await app.press("merchantOrders.rejectYes", { count: 1 });
  await app.type("merchantOrders.reason", "Not today");
  await app.press("merchantOrders.rejectYes", { count: 1 });
  await text("transfers.reason");
  expect(await now()).toMatchObject({ step: 3 });
});
