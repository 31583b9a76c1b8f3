import { act, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../test/app.tsx";
import { button, field, noButton, noText, offered, text, words } from "../../../test/page.tsx";
import { coffer } from "../../platform/p2p/api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const minute = 60_000;
const main = () => document.querySelector("main")?.textContent ?? "";
const open = (search = "?currency=GBP&coin=ETH&amount=200", options: AppOptions = {}) =>
  openApp(`/creditcard${search}`, { as: "mei", ...options });
const play = (app: Opened, path: string, fields: object) =>
  app.control("POST", `actors/${path}` as never, fields as never);
const sent = (app: Opened) => app.sent("SendCreditCardPayment");
const orders = async () => (await coffer.quickPay.getListByQuickPayOrder({ Kind: "card" })).items;

/** The button that places the order, whatever the quantity. */
const buyButton = () =>
  [...document.querySelectorAll<HTMLButtonElement>("main button")].find(
    (each) => /^Buy ([\d.,]+ ETH|ETH for 200\.00 GBP)$/.test(each.textContent ?? "") && !each.disabled,
  );
const canBuy = () =>
  waitFor(() => {
    const target = buyButton();
    if (!target) throw new Error("Nothing to buy yet.");
    return target;
  });
async function quoted(options?: AppOptions) {
  const app = await open(undefined, options);
  await app.press("quickPay.toReview");
  await canBuy();
  return app;
}
const buy = async (app: Opened) => app.user.click(await canBuy());
async function placed(options?: AppOptions) {
  const app = await quoted(options);
  await buy(app);
  await text("p2pStatus.toBePaidNext");
  const id = new URL(app.address(), "http://x").searchParams.get("id") ?? "";
  return { app, id };
}
/** Simulates the authorisation at the provider. */
const authorize = (app: Opened, id: string) => (play(app, "provider/authorize", { id }) as { code: string }).code;
const comeBack = (app: Opened, id: string, code: string) => app.goTo(`/creditcard?id=${id}&code=${code}`);

it("buys through rate and provider, and follows the order to the coin", async () => {
  const { app, id } = await placed();
  const link = (await waitFor(() => {
    const found = [...document.querySelectorAll("main a")].find((each) =>
      each.textContent?.startsWith("Authorize 200"),
    );
    if (!found) throw new Error("No way to the provider.");
    return found;
  })) as HTMLAnchorElement;
  expect([link.target, link.rel]).toEqual(["_blank", "noopener noreferrer"]);
  expect(link.href).toContain("/api/card-provider/");
  expect(JSON.parse(sent(app)[0]?.body ?? "")).toMatchObject({ returnUrl: "http://localhost:3000/creditcard" });
  await comeBack(app, id, authorize(app, id));
  await text("p2pStatus.payingOutNext");
  await waitFor(() => expect(app.address()).toBe(`/creditcard?id=${id}`));
  expect(main()).toMatch(/Arrives by \d\d:\d\d:\d\d at the latest/);
  await app.pass(15 * minute);
  await text("p2pStatus.completedNext");
  expect(sent(app)).toHaveLength(1);
});

it("shows fee, price, price with fee and the received quantity", async () => {
  const app = await quoted();
  await waitFor(() => expect(main()).toContain("5 % or 10.00 USD, whichever is lower"));
  const [quote] = await Promise.all([
    coffer.cards.getCreditCardQuote({ legalCurrency: "GBP", coin: "ETH", amount: "200" }),
  ]);
  expect(main()).toContain(`Fee${quote.fee} GBP`);
  const spent = (200 - Number(quote.fee)).toFixed(2);
  expect(main()).toContain(`Buys ETH${spent} GBP`);
  expect(main()).toMatch(/held for (17\d|180) s/);
  expect(app.sent("SendCreditCardPayment")).toHaveLength(0);
});

it("requests a new rate after three minutes and requires acceptance of a different one", async () => {
  const app = await quoted();
  play(app, "market/price", { coin: "ETH", percent: "3" });
  await app.pass(3 * minute + 1000);
  await text("flow.priceChanged");
  expect(buyButton()).toBeUndefined();
  await app.press("flow.acceptPrice");
  await buy(app);
  await text("p2pStatus.toBePaidNext");
  expect(sent(app)).toHaveLength(1);
});

it.each([60012, 60025])("requests a new rate after refusal %i, and orders nothing twice", async (code) => {
  const app = await quoted();
  app.fault("sendCreditCardPayment", "code", { value: code, nth: 1 });
  await buy(app);
  await waitFor(() => expect(app.sent("GetCreditCardQuote")).toHaveLength(2));
  expect(app.address()).toContain("step=review");
  await canBuy();
  await buy(app);
  await text("p2pStatus.toBePaidNext");
  expect(await orders()).toHaveLength(1);
});

it.each([40016, 60009, 60013])("shows refusal %i at the order, and places nothing", async (code) => {
  const app = await quoted();
  app.fault("sendCreditCardPayment", "code", { value: code });
  await buy(app);
  await waitFor(() => expect(document.querySelector("main [role=alert]")?.textContent ?? "").not.toBe(""));
  expect(app.address()).toContain("step=review");
  expect(await orders()).toHaveLength(0);
});

it("reports an amount out of bounds at the amount, locally and by the server", async () => {
  const app = await open();
  await app.type("quickPay.youPay", "5");
  await app.press("quickPay.toReview");
  await text("form.amountBelow", { limit: "25", unit: "GBP" });
  app.fault("getCreditCardQuote", "code", { value: 50014 });
  await app.type("quickPay.youPay", "200");
  await app.press("quickPay.toReview");
  await waitFor(async () => expect((await field("quickPay.youPay")).getAttribute("aria-invalid")).toBe("true"));
  expect(noText("form.amountBelow", { limit: "25", unit: "GBP" })).toBe(true);
});

it("opens a dialog with the provider's link on 70001, and then completes the same order", async () => {
  const app = await quoted();
  play(app, "provider/ask-card", { name: "mei" });
  const opened: string[] = [];
  window.open = ((url: string) => void opened.push(url)) as never;
  await buy(app);
  await text("error.cardTitle");
  await app.press("error.openLink");
  expect(opened[0]).toContain("/api/card-provider/");
  play(app, "provider/confirm-card", { name: "mei" });
  await buy(app);
  await text("p2pStatus.toBePaidNext");
  expect(await orders()).toHaveLength(1);
});

it("keeps the code on 70001 after the return, and continues once confirmed", async () => {
  const { app, id } = await placed();
  const code = authorize(app, id);
  play(app, "provider/ask-card", { name: "mei" });
  await comeBack(app, id, code);
  await text("error.cardTitle");
  await app.press("error.notNow");
  await text("cards.cardFirst");
  play(app, "provider/confirm-card", { name: "mei" });
  await app.press("cards.goOn");
  await text("p2pStatus.payingOutNext");
});

it("adjusts after a move of more than 1 %, and shows both prices", async () => {
  const { app, id } = await placed();
  const code = authorize(app, id);
  play(app, "market/price", { coin: "ETH", percent: "2" });
  await comeBack(app, id, code);
  await waitFor(() => expect(main()).toMatch(/The order was adjusted: the price moved by 1\.9\d? %/));
  expect(document.querySelector("main .line-through")).not.toBeNull();
});

it("buys nothing after a move beyond 2.5 % until the user agrees, also after a reload", async () => {
  const { app, id } = await placed();
  const code = authorize(app, id);
  play(app, "market/price", { coin: "ETH", percent: "4" });
  await comeBack(app, id, code);
  await text("cards.movedBody");
  app.reload();
  await text("cards.movedBody");
  expect((await orders())[0]?.status).toBe(9);
  const target = await canBuy();
  await act(async () => {
    target.click();
    target.click();
  });
  await text("p2pStatus.payingOutNext");
  const agreed = app.sent("ExchangeCreditCardCode").filter(({ body }) => body.includes("acceptedQuoteId"));
  expect(agreed).toHaveLength(1);
});

it("can be cancelled after a move beyond 2.5 %, with a refund; undecided it expires", async () => {
  const { app, id } = await placed({ scenario: "card-reconfirm" });
  await app.press("quickPay.cancel");
  await app.press("quickPay.cancelYes");
  await text("quickPay.nothingPaid");
  const [, moved] = await orders();
  await app.goTo(`/creditcard?id=${moved?.id}`);
  await text("cards.movedBody");
  await app.press("quickPay.cancelBack");
  await text("quickPay.cancelPaid", { number: moved?.number ?? "" });
  await app.press("quickPay.cancelNo");
  await app.pass(11 * minute);
  await text("quickPay.givenBack");
  expect(id).not.toBe(moved?.id);
});

it.each([40004, 40006, 50002, 60008, 60015, 60016])(
  "shows refusal %i of a returned code, cleans the address, and keeps the order",
  async (code) => {
    const { app, id } = await placed();
    app.fault("exchangeCreditCardCode", "code", { value: code });
    await comeBack(app, id, "a1b2c3d4");
    await waitFor(() => expect(document.querySelector("main [role=alert]")?.textContent ?? "").not.toBe(""));
    await waitFor(() => expect(app.address()).toBe(`/creditcard?id=${id}`));
    expect(noText("cards.goOn")).toBe(true);
    await text("p2pStatus.toBePaidNext");
  },
);

it("makes one purchase for a double return, in another window too", async () => {
  const { app, id } = await placed();
  const code = authorize(app, id);
  await comeBack(app, id, code);
  await text("p2pStatus.payingOutNext");
  await comeBack(app, id, code);
  await waitFor(() => expect(app.sent("ExchangeCreditCardCode").length).toBeGreaterThan(1));
  app.reload();
  await text("p2pStatus.payingOutNext");
  expect((await orders()).map(({ timeline }) => timeline.length)).toEqual([3]);
});

it("continues when the provider's window is closed, and retries a lost return", async () => {
  const { app, id } = await placed();
  const code = authorize(app, id);
  await app.pass(4000);
  await text("cards.authorized", { provider: "Cardbridge" });
  app.fault("exchangeCreditCardCode", "reset");
  await comeBack(app, id, code);
  await button("cards.goOn");
  app.noFaults();
  await app.press("cards.goOn");
  await text("p2pStatus.payingOutNext");
});

it("explains unpaid, declined and unfilled orders with the refund", async () => {
  const { app, id } = await placed();
  await app.pass(16 * minute);
  await text("quickPay.nothingPaid");
  expect(noButton("quickPay.cancel")).toBe(true);
  const [, second] = [id, await another(app)];
  play(app, "provider/decline", { id: second });
  await app.pass(4000);
  await screen.findByText("The payment was declined. Nothing was paid.");
  const third = await another(app);
  play(app, "provider/pay", { id: third });
  await app.pass(4000);
  await text("p2pStatus.payingOutNext");
  play(app, "provider/not-bought", { id: third });
  await app.pass(4000);
  await screen.findByText("The coin could not be bought. What you paid is given back.");
});
async function another(app: Opened) {
  await app.goTo("/creditcard?currency=GBP&coin=ETH&amount=200");
  await app.press("quickPay.toReview");
  await buy(app);
  await text("p2pStatus.toBePaidNext");
  return new URL(app.address(), "http://x").searchParams.get("id") ?? "";
}

it("makes one order after a lost reply, with the same key", async () => {
  const app = await quoted();
  app.fault("sendCreditCardPayment", "commitThenDrop", { nth: 1 });
  await buy(app);
  await text("p2pStatus.toBePaidNext");
  expect(new Set(sent(app).map(({ key }) => key)).size).toBe(1);
  expect(await orders()).toHaveLength(1);
});

it("makes one order for a double click, listed below the form", async () => {
  const app = await quoted();
  const target = await canBuy();
  await act(async () => {
    target.click();
    target.click();
  });
  await text("p2pStatus.toBePaidNext");
  expect(sent(app)).toHaveLength(1);
  await app.goTo("/creditcard");
  await text("cards.recentCard");
  await waitFor(() => expect(main()).toContain("200.00 GBP"));
});

it("reaches the order by keyboard alone", async () => {
  const app = await open();
  await app.tabTo("quickPay.toReview");
  await app.user.keyboard("{Enter}");
  await canBuy();
  for (let presses = 0; document.activeElement !== buyButton() && presses < 100; presses++) await app.user.tab();
  await app.user.keyboard("{Enter}");
  await text("p2pStatus.toBePaidNext");
});

it("shows visitors the full price and keeps it through sign-in", async () => {
  const app = await openApp("/creditcard?currency=EUR&coin=BTC&amount=300", { locale: "zh-CN" });
  await waitFor(() => expect(main()).toMatch(/含费价格/));
  await app.press("cards.signIn");
  await waitFor(() => expect(app.address()).toContain("/user/login"));
  expect(decodeURIComponent(decodeURIComponent(app.address()))).toContain("coin=BTC&currency=EUR&amount=300");
  expect(words("cards.cardTitle")).toBe("银行卡买币");
});

it("reports an unknown order, and returns visitors to it after sign-in", async () => {
  const app = await open("?id=ko_NONE");
  await button("error.again");
  app.close();
  const visitor = await openApp("/creditcard?id=ko_1&code=abcd1234");
  await waitFor(() => expect(visitor.address()).toContain("/user/login"));
  expect(decodeURIComponent(visitor.address())).toContain("/creditcard?id=ko_1&code=abcd1234");
  expect(offered("cards.goOn")).toBeUndefined();
});
