import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { button, offered, text, words } from "../../../../test/page.tsx";
import { coffer } from "../../../platform/p2p/api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const main = () => document.querySelector("main")?.textContent ?? "";
const heading = () => document.querySelector("h1")?.textContent ?? "";
const minute = 60_000;

/** Opens Mei's newest order of a scenario. */
async function open(scenario: string, options: AppOptions = {}) {
  const app = await openApp("/fiat/list", { as: "mei", scenario, ...options });
  const { items } = await coffer.p2p.getAllLegalCurrencyOrder({});
  const order = items[0];
  if (!order) throw new Error("There is no order.");
  await app.goTo(`/fiat/order?id=${order.id}`);
  await waitFor(() => expect(main()).toContain(order.number));
  const paid = { amount: `${order.amount} ${order.legalCurrency}` };
  return { app, order, paid };
}
async function sayPaid(app: Opened, paid: { amount: string }) {
  await app.press("p2p.paid", paid);
  await app.press("p2p.paid", paid);
}
const prove = async (app: Opened, pin = "246810") => {
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", pin);
};

it("tells a buyer payee, amount and deadline, and announces the payment once", async () => {
  const { app, order, paid } = await open("fiat-pay-now");
  expect(heading()).toBe(`Pay ${paid.amount} to Northgate Desk`);
  expect(main()).toContain("Step 2 of 4");
  for (const line of ["Northgate Desk Ltd", "040075", "31926819", order.number]) expect(main()).toContain(line);
  const timer = document.querySelector("[data-urgency]");
  expect(timer?.getAttribute("data-urgency")).toBe("soon"); // Two of fifteen minutes.
  expect(timer?.getAttribute("title")).toContain("UTC");
  await app.press("p2p.paid", paid);
  // The irreversible consequence is stated, and the safe button has the focus.
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words("p2p.notYet")));
  expect(document.querySelector("[role=alertdialog]")?.textContent).toContain("You can no longer cancel");
  await app.press("p2p.paid", paid);
  await waitFor(() => expect(heading()).toContain("Waiting for Northgate Desk to confirm"));
  expect(app.sent("UserBuyCoinConfirmPayment")).toHaveLength(1);
  await app.pass(3 * minute);
  await waitFor(() => expect(heading()).toBe("500.00 USDT is yours"));
  // The dealer's account is no longer shown.
  expect(main()).not.toContain("31926819");
});

it("turns the timer red, and explains the automatic end", async () => {
  const { app } = await open("fiat-pay-now");
  await app.pass(40_000);
  await waitFor(() => expect(document.querySelector("[data-urgency=now]")).not.toBeNull());
  await app.pass(2 * minute);
  await waitFor(() => expect(heading()).toBe(words("p2p.titleCancelled")));
  expect(main()).toContain("You didn’t say in time that you had paid");
  expect(document.querySelector("[data-urgency]")).toBeNull();
});

it.each([
  [40004, "orderCancelled"],
  [60014, "orderUnderAppeal"],
  [60015, "orderStatusError"],
  [60016, "paymentTimeout"],
])("shows refusal %i of the announcement in the dialog, and changes nothing", async (value) => {
  const { app, paid } = await open("fiat-pay-now");
  app.fault("userBuyCoinConfirmPayment", "code", { value });
  await sayPaid(app, paid);
  await screen.findByRole("alert");
  expect(heading()).toContain("Pay ");
});

it.each([50012, 50013])("shows a missing picture (%i) at the pictures", async (value) => {
  const { app, paid } = await open("fiat-pay-now");
  app.fault("userBuyCoinConfirmPayment", "code", { value });
  await sayPaid(app, paid);
  await waitFor(() => expect(document.querySelector("[role=alertdialog] button[aria-invalid=true]")).not.toBeNull());
});

it("shows an announcement made in another tab as done", async () => {
  const { app, order, paid } = await open("fiat-pay-now");
  await coffer.p2p.userBuyCoinConfirmPayment({ id: order.id });
  await sayPaid(app, paid);
  await waitFor(() => expect(heading()).toContain("Waiting for Northgate Desk to confirm"));
});

it("cancels after a question with today's count", async () => {
  const { app } = await open("fiat-pay-now");
  await waitFor(() => expect(main()).toContain("3 of 3 left today"));
  await app.press("p2p.cancel");
  await waitFor(() => expect(document.querySelector("[role=alertdialog]")?.textContent).toContain("3 of 3 left today"));
  await app.press("p2p.cancel");
  await waitFor(() => expect(main()).toContain("You cancelled it before paying"));
  expect((await coffer.p2p.getFiatTradeState()).cancellationsLeftCount).toBe(2);
});

it.each([40005, 60014, 60015])("explains refusal %i of a cancel, and keeps the order", async (value) => {
  const { app } = await open("fiat-pay-now");
  app.fault("userCancelBuyCoin", "code", { value });
  await app.press("p2p.cancel");
  await app.press("p2p.cancel");
  await screen.findByRole("alert");
});

it("checks, proves and releases once as a seller", async () => {
  const { app, paid } = await open("fiat-sell-to-confirm");
  expect(heading()).toBe(`Check that ${paid.amount} arrived`);
  expect(main()).toContain("55779911");
  await app.press("p2p.received", paid);
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words("p2p.notYet")));
  await prove(app, "111111");
  await app.press("p2p.received", paid);
  await screen.findByRole("alert");
  await prove(app);
  await app.press("p2p.received", paid);
  await waitFor(() => expect(heading()).toContain("sold for"));
  expect(app.sent("UserSellCoinConfirmReceipt")).toHaveLength(2);
});

it.each([40004, 60014, 60015, 60018, 90002])(
  "explains refusal %i of a release, and gives nothing away",
  async (value) => {
    const { app, paid } = await open("fiat-sell-to-confirm");
    app.fault("userSellCoinConfirmReceipt", "code", { value });
    await app.press("p2p.received", paid);
    await prove(app);
    await app.press("p2p.received", paid);
    await screen.findByRole("alert");
    expect(heading()).toContain("Check that");
  },
);

it("returns the coin from a dealer who doesn't pay, with an explanation", async () => {
  const { app } = await open("fiat-dealer-unpaid", { locale: "zh-CN" });
  expect(heading()).toMatch(/^等待Northgate Desk支付/);
  await app.pass(minute);
  await waitFor(() => expect(main()).toContain("已退回您的主钱包"));
});

it("announces once after a lost reply and a lookup", async () => {
  const { app, paid } = await open("fiat-pay-now");
  app.fault("userBuyCoinConfirmPayment", "commitThenDrop", { nth: 1 });
  await sayPaid(app, paid);
  await waitFor(() => expect(heading()).toContain("Waiting for Northgate Desk to confirm"));
  expect(new Set(app.sent("UserBuyCoinConfirmPayment").map(({ key }) => key)).size).toBe(1);
});

it("reports an unknown or another user's order", async () => {
  const app = await openApp("/fiat/order?id=fo_NONE", { as: "mei" });
  await text("p2p.noOrder");
  await app.press("p2p.orders");
  await waitFor(() => expect(app.address()).toBe("/fiat/list"));
});

it("shows an unknown status with number, figures and timeline", async () => {
  await open("fiat-pay-now", {
    network: async (request, go) => {
      const response = await go();
      if (!request.url.includes("LegalCurrencyOrder/Get?")) return response;
      const body = (await response.text()).replace(/"status":2,"cancelReason"/, '"status":42,"cancelReason"');
      return new Response(body, response);
    },
  });
  await waitFor(() => expect(heading()).toMatch(/^Order F\d+$/));
  expect(main()).toContain(words("status.unknown"));
  expect(main()).toContain("500.00");
});

it("announces by keyboard alone", async () => {
  const { app, paid } = await open("fiat-pay-now");
  await app.tabTo("p2p.paid", paid);
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(document.activeElement?.textContent).toBe(words("p2p.notYet")));
  await app.user.tab();
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(heading()).toContain("Waiting for"));
});

it("renders a hostile dealer's name, account and picture as text", async () => {
  const { app, order } = await open("hostile-content");
  expect(heading()).toContain("<img src=x onerror=\"alert('image')\">");
  // Bidi controls are shown by their number.
  expect(main()).toContain(`<script>alert("title")</script> invoice[U+202E]gpj.exe`);
  const code = await waitFor(() => {
    const found = document.querySelector<HTMLAnchorElement>("main a[download]");
    if (!found) throw new Error("There is no picture to save.");
    return found;
  });
  expect(code.download).toMatch(/\.png$/);
  expect(code.href).toMatch(/^https?:/);
  const isClean = () =>
    expect(document.querySelector("main img[src=x], main script, main [onfocus], main [onerror]")).toBeNull();
  isClean();
  await app.goTo("/fiat/list");
  await waitFor(() => expect(main()).toContain(order.dealer));
  isClean();
});

it("links from the list, and offers a buyer no release button", async () => {
  const { paid } = await open("fiat-pay-now");
  await button("p2p.paid", paid);
  expect(offered("p2p.received", paid)).toBeUndefined();
});
