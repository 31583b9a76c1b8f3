import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { button, field, noButton, offered, text, words } from "../../../../test/page.tsx";
import { coffer } from "../../../platform/p2p/api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const main = () => document.querySelector("main")?.textContent ?? "";
const heading = () => document.querySelector("h1")?.textContent ?? "";
const open = (search = "?currency=GBP&by=quantity&size=200", options: AppOptions = {}) =>
  openApp(`/fiat${search}`, { as: "mei", ...options });
const sum = { amount: "200.00 USDT" };

async function reviewed(search?: string, options?: AppOptions) {
  const app = await open(search, options);
  await waitFor(() => expect(document.querySelector("[role=radio][aria-checked=true]")).not.toBeNull());
  await waitFor(() => expect(main()).toMatch(/0\.7\d+/));
  await app.press("p2p.lookOver");
  await waitFor(() => expect(app.address()).toContain("step=review"));
  return app;
}
const prove = async (app: Opened, pin = "246810") => {
  await app.press("p2p.toVerify");
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", pin);
  await app.press("p2p.sellAmount", sum);
};
const move = (app: Opened) =>
  app.control("POST", "actors/dealer/offer", { dealer: "northgate", legalCurrency: "GBP", apart: "2" } as never);

it("buys with reference price and matching methods, reviewed, ordered once, to the order's page", async () => {
  const app = await reviewed();
  await waitFor(() => expect(main()).toContain("Faster Payments"));
  await app.press("p2p.buyAmount", sum);
  await waitFor(() => expect(app.address()).toMatch(/\/fiat\/order\?id=fo_/));
  await waitFor(() => expect(heading()).toMatch(/^Pay 15\d\.\d\d GBP to Northgate Desk$/));
  expect(app.sent("UserBuyCoin")).toHaveLength(1);
});

it("orders exactly the typed amount of money", async () => {
  const app = await reviewed("?currency=GBP&size=500");
  const [buying] = [...document.querySelectorAll("main button")].filter((each) => each.textContent?.startsWith("Buy "));
  await app.user.click(buying as HTMLElement);
  await waitFor(() => expect(heading()).toBe("Pay 500.00 GBP to Northgate Desk"));
  expect(JSON.parse(app.sent("UserBuyCoin")[0]?.body ?? "").amount).toBe("500");
});

it("makes one order on a double click", async () => {
  const app = await reviewed();
  const press = await button("p2p.buyAmount", sum);
  await act(async () => {
    press.click();
    press.click();
  });
  await waitFor(() => expect(app.address()).toContain("/fiat/order"));
  expect(app.sent("UserBuyCoin")).toHaveLength(1);
});

it("makes one order after a lost reply", async () => {
  const app = await reviewed();
  app.fault("userBuyCoin", "commitThenDrop", { nth: 1 });
  await app.press("p2p.buyAmount", sum);
  await waitFor(() => expect(app.address()).toContain("/fiat/order"));
  expect(new Set(app.sent("UserBuyCoin").map(({ key }) => key)).size).toBe(1);
});

it("requires a proof for a sale, holds the coin, and makes it once", async () => {
  const app = await reviewed("?side=sell&currency=GBP&by=quantity&size=200");
  await prove(app);
  await waitFor(() => expect(heading()).toMatch(/^Waiting for Northgate Desk to pay 15\d\.\d\d GBP$/));
  expect(app.sent("UserSellCoin")).toHaveLength(1);
});

it("sells nothing on a wrong PIN, which can be corrected", async () => {
  const app = await reviewed("?side=sell&currency=GBP&by=quantity&size=200");
  await prove(app, "111111");
  await screen.findByRole("alert");
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", "246810");
  await app.press("p2p.sellAmount", sum);
  await waitFor(() => expect(app.address()).toContain("/fiat/order"));
});

it("requires acceptance of another price after 60022", async () => {
  const app = await reviewed();
  move(app);
  await app.press("p2p.buyAmount", sum);
  await text("flow.priceChanged");
  expect(offered("p2p.buyAmount", sum)).toBeUndefined();
  await app.press("flow.acceptPrice");
  await app.press("p2p.buyAmount", sum);
  await waitFor(() => expect(app.address()).toContain("/fiat/order"));
});

it.each([
  [60022, "p2p.rematched"],
  [60025, "p2p.recounted"],
] as const)("explains %i at the same price, and allows another attempt", async (value, said) => {
  const app = await reviewed();
  app.fault("userBuyCoin", "code", { value, nth: 1 });
  await app.press("p2p.buyAmount", sum);
  await text(said);
  await app.press("p2p.buyAmount", sum);
  await waitFor(() => expect(app.address()).toContain("/fiat/order"));
});

it.each([
  [60022, "p2p.rematched"],
  [60025, "p2p.recounted"],
] as const)("returns a sale with refusal %i to the review, and requires a new proof", async (value, said) => {
  const app = await reviewed("?side=sell&currency=GBP&by=quantity&size=200");
  app.fault("userSellCoin", "code", { value, nth: 1 });
  await prove(app);
  await text(said);
  expect(app.address()).toContain("step=review");
  await prove(app);
  await waitFor(() => expect(app.address()).toContain("/fiat/order"));
  expect(new Set(app.sent("UserSellCoin").map(({ key }) => key)).size).toBe(2);
});

it.each([40003, 60004, 60021, 90002])("shows refusal %i of a sale at the proof, and holds nothing", async (value) => {
  const app = await reviewed("?side=sell&currency=GBP&by=quantity&size=200");
  app.fault("userSellCoin", "code", { value });
  await prove(app);
  await screen.findByRole("alert");
  expect((await coffer.p2p.getAllLegalCurrencyOrder()).items).toEqual([]);
});

it.each([40003, 40016, 60004, 60012, 60013, 60021, 60023])(
  "explains refusal %i, with nothing ordered",
  async (value) => {
    const app = await reviewed();
    app.fault("userBuyCoin", "code", { value });
    await app.press("p2p.buyAmount", sum);
    await screen.findByRole("alert");
    expect(app.address()).toContain("step=review");
  },
);

it.each([40001, 50014])("returns to the amount on refusal %i", async (value) => {
  const app = await reviewed();
  app.fault("userBuyCoin", "code", { value });
  await app.press("p2p.buyAmount", sum);
  await waitFor(async () => expect((await field("p2p.youGet")).getAttribute("aria-invalid")).toBe("true"));
});

it.each([60024, 60030])("returns to the payment method on refusal %i", async (value) => {
  const app = await reviewed();
  app.fault("userBuyCoin", "code", { value });
  await app.press("p2p.buyAmount", sum);
  await waitFor(() => expect(app.address()).not.toContain("step="));
  await waitFor(() => expect(document.querySelector("[role=radiogroup][aria-invalid=true]")).not.toBeNull());
});

it.each([60006, 60020, 60028, 60030])("returns a sale with refusal %i to its field", async (value) => {
  const app = await reviewed("?side=sell&currency=GBP&by=quantity&size=200");
  app.fault("userSellCoin", "code", { value });
  await prove(app);
  await waitFor(() => expect(app.address()).not.toContain("step="));
  await waitFor(() => expect(document.querySelector("main [aria-invalid=true]")).not.toBeNull());
});

it.each([
  ["less than the least", "5"],
  ["more than the most", "900000"],
  ["nothing", ""],
])("keeps %s of money from the review", async (_, typed) => {
  const app = await open("?currency=GBP");
  await waitFor(() => expect(main()).toMatch(/0\.7\d+/));
  if (typed) await app.type("p2p.youPay", typed);
  await app.press("p2p.lookOver");
  await waitFor(async () => expect((await field("p2p.youPay")).getAttribute("aria-invalid")).toBe("true"));
  expect(app.address()).not.toContain("step=");
});

it("blocks buying until a stated time after three cancellations, but not selling", async () => {
  const app = await open("", { scenario: "fiat-cancelled-out" });
  await waitFor(() => expect(main()).toContain("3 cancellations today"));
  expect((await button("p2p.seeCancelled")).getAttribute("href")).toBe("/fiat/list?status=cancelled");
  expect(noButton("p2p.lookOver")).toBe(true);
  await app.press("p2p.sell");
  await button("p2p.lookOver");
});

it.each([
  ["three unpaid orders", "mei", "fiat-too-many-unpaid", "", "p2p.seeUnpaid", "/fiat/list?status=awaitingUserPayment"],
  ["no receiving method", "acceptor", undefined, "?side=sell", "p2p.addReceiving", "/account/payment?add=1"],
  ["trading switched off", "verified", "fiat-no-dealer", "", "p2p.orders", "/fiat/list"],
] as const)("shows %s with a link before any input", async (_, as, scenario, search, action, to) => {
  await openApp(`/fiat${search}`, { as, ...(scenario && { scenario }) });
  expect((await button(action)).getAttribute("href")).toBe(to);
  expect(noButton("p2p.lookOver")).toBe(true);
});

it("reports a currency without dealers instead of a price", async () => {
  await open("?currency=GBP", { scenario: "fiat-no-dealer" });
  await screen.findByRole("alert");
});

it("disables a method without dealers and explains it", async () => {
  await open("?currency=HKD&size=500");
  await text("p2p.methodNoDealer");
  expect(screen.getByRole("radio", { name: /Harbour Pay/ }).hasAttribute("disabled")).toBe(true);
});

it("shows visitors prices and methods, and keeps their input through sign-in", async () => {
  const app = await openApp("/fiat?currency=GBP", { locale: "zh-CN" });
  await waitFor(() => expect(main()).toMatch(/0\.7\d+/));
  await app.type("p2p.youPay", "500");
  await app.press("p2p.signInBuy");
  await waitFor(() => expect(app.address()).toContain("/user/login"));
  expect(decodeURIComponent(decodeURIComponent(app.address()))).toContain("size=500");
  expect(app.sent("GetFiatTradeState")).toHaveLength(0);
  expect(words("p2p.title")).toBe("法币买卖");
});
