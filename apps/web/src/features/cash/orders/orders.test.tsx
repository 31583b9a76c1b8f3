import { waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { button, text, words } from "../../../../test/page.tsx";
import { coffer } from "../../../platform/api.ts";

const main = () => document.querySelector("main")?.textContent ?? "";
type Opened = Awaited<ReturnType<typeof openApp>>;
const png = new File([new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0])], "transfer.png", {
  type: "image/png",
});

/** Opens the page of an order of 200 pounds. */
async function ordered(): Promise<Opened> {
  const app = await openApp("/assets/cash/deposit?currency=GBP", { as: "mei" });
  await app.type("cash.amount", "200");
  await app.press("cash.toReview");
  await text("cash.reviewTitle");
  await app.user.dblClick(await button("cash.makeDeposit", { amount: "200.00", currency: "GBP" }));
  await text("cash.payHere");
  return app;
}

it("orders a deposit once, with payment details that survive a reload", async () => {
  const app = await ordered();
  expect(app.sent("CreateTopUpOrder")).toHaveLength(1);
  expect(app.address()).toMatch(/\?id=ct_/);
  await waitFor(() => expect(main()).toContain(words("cash.sortCode")));
  await button("cash.copy", { what: words("cash.reference") });
  app.reload();
  await text("cash.payHere");
});

/** jsdom uploads no files: the reply is simulated. */
async function giveFile(app: Opened) {
  vi.spyOn(coffer.receiptMethods, "uploadImage").mockResolvedValue({ fileId: "file_4QX7ZP" } as never);
  const input = document.querySelector<HTMLInputElement>("main input[type=file]");
  if (!input) throw new Error("There is nothing to upload to.");
  await app.user.upload(input, new File(["text"], "transfer.png", { type: "image/png" }));
  await text("form.fileKind", { kinds: "JPEG, PNG, GIF" });
  await app.user.upload(input, png);
  await text("form.filesLeft", { count: 1, most: 3 });
}

it("follows an announced payment to the credit", async () => {
  const app = await ordered();
  await app.user.dblClick(await button("cash.paid"));
  await text("cashStatus.topUpMatchingNext");
  await app.pass(10_000_000);
  await text("cashStatus.topUpCreditedNext");
  expect(app.sent("ConfirmTopUpPayment")).toHaveLength(1);
});

it("checks a proof before the upload, and reports a deleted one at its field", async () => {
  const app = await ordered();
  await giveFile(app);
  await app.press("cash.paid");
  await waitFor(() => expect(document.querySelector("main form [aria-invalid=true]")).not.toBeNull());
  expect(app.sent("ConfirmTopUpPayment")).toHaveLength(1);
});

it("cancels after a question", async () => {
  const app = await ordered();
  await app.press("cash.cancelOrder");
  await text("cash.cancelBody");
  await app.press("cash.cancelOrder");
  await text("cashStatus.topUpCancelledNext");
});

it("refuses an amount out of range locally, and orders once after a lost reply", async () => {
  const app = await openApp("/assets/cash/deposit?currency=GBP", { as: "mei" });
  await app.type("cash.amount", "0.01");
  await app.press("cash.toReview");
  await waitFor(() => expect(document.activeElement?.getAttribute("aria-invalid")).toBe("true"));
  await app.type("cash.amount", "200");
  await app.press("cash.toReview");
  app.fault("createTopUpOrder", "commitThenDrop", { nth: 1 });
  await app.press("cash.makeDeposit", { amount: "200.00", currency: "GBP" });
  await app.pass(40_000);
  await text("cash.payHere");
  expect(new Set(app.sent("CreateTopUpOrder").map(({ key }) => key)).size).toBe(1);
});

it("lists orders of both directions with statuses, each linked", async () => {
  const app = await openApp("/assets/cash/order", { as: "mei", scenario: "cash-orders" });
  await waitFor(() => expect(main()).toContain(words("cashStatus.payoutAtBank")));
  expect(main()).toContain(words("cashStatus.topUpUnpaid"));
  await app.goTo("/assets/cash/order?direction=withdraw&status=failed");
  await waitFor(() => expect(main()).not.toContain(words("cashStatus.topUpUnpaid")));
  const link = await waitFor(() => {
    const found = document.querySelector<HTMLElement>(
      "main td a, main li a[href*='kind=payout'], main a[href*='kind=payout']",
    );
    if (!found) throw new Error("No order.");
    return found;
  });
  await app.user.click(link);
  await text("cashStatus.payoutFailedNext");
});

it("sends requested documents from the order's page", async () => {
  const app = await openApp("/assets/cash/order?status=pendingReview&direction=withdraw", {
    as: "mei",
    scenario: "payout-papers-asked",
  });
  const link = await waitFor(() => {
    const found = document.querySelector<HTMLElement>("main a[href*='kind=payout']");
    if (!found) throw new Error("No order.");
    return found;
  });
  await app.user.click(link);
  await text("cash.papers");
  await app.press("cash.sendPapers");
  await text("cash.papersNeeded");
  await giveFile(app);
  await app.press("cash.sendPapers");
  await waitFor(() => expect(document.querySelector("main form [aria-invalid=true]")).not.toBeNull());
  expect(app.sent("SendPapers")).toHaveLength(1);
});
