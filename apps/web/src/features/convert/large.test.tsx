import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../test/app.tsx";
import { button, field, text } from "../../../test/page.tsx";

const sum = { amount: "6", coin: "BTC" };
type Opened = Awaited<ReturnType<typeof openApp>>;
const main = () => document.querySelector("main")?.textContent ?? "";

/** Opens the form with six bitcoin added to Mei's balance. */
async function open(amount = "6", options: AppOptions = {}): Promise<Opened> {
  const app = await openApp(`/convert?way=desk&from=BTC&to=USDT&amount=${amount}`, {
    as: "mei",
    ...options,
  });
  app.control("POST", "actors/chain/deposit", { coin: "BTC", network: "BTC", name: "mei", amount: "7" } as never);
  await app.pass(3_600_000);
  await waitFor(() => expect(main()).toContain("Max 7.84"));
  return app;
}
async function atReview() {
  const app = await open();
  await app.type("convert.leastField", "400000");
  await app.press("convert.action", sum);
  await text("convert.largeHeld");
  return app;
}
const orders = (app: Opened) => app.sent("CreateCoinTradeOrder");

it("makes one order that the desk settles in pieces", async () => {
  const app = await atReview();
  expect(main()).toContain("400,000.00");
  await app.press("convert.action", sum);
  await text("convert.receivedSoFar");
  expect(app.address()).toContain("step=result");
  expect(JSON.parse(orders(app)[0]?.body ?? "")).toEqual({
    fromCoin: "BTC",
    toCoin: "USDT",
    fromAmount: "6",
    minimumToAmount: "400000",
  });
  expect(orders(app)).toHaveLength(1);
});

it.each(["5", "80"])("keeps %s bitcoin from the review: within a quote, or above the balance", async (amount) => {
  const app = await open(amount);
  await app.press("convert.action", { amount, coin: "BTC" });
  await waitFor(async () => expect((await field("convert.youPay")).getAttribute("aria-invalid")).toBe("true"));
  expect(orders(app)).toHaveLength(0);
});

it.each([40013, 40014, 60006, 60028])("returns to the amount on refusal %i", async (value) => {
  const app = await atReview();
  app.fault("createCoinTradeOrder", "code", { value });
  await app.press("convert.action", sum);
  const wrong = await field("convert.youPay");
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
});

it.each([60012, 60013])("shows refusal %i at the review", async (value) => {
  const app = await atReview();
  app.fault("createCoinTradeOrder", "code", { value });
  await app.press("convert.action", sum);
  await screen.findByRole("alert");
  expect(app.address()).toContain("step=review");
});

it("makes one order after a lost reply, with the same key", async () => {
  const app = await atReview();
  app.fault("createCoinTradeOrder", "commitThenDrop", { nth: 1 });
  await app.press("convert.action", sum);
  await text("convert.receivedSoFar");
  expect(new Set(orders(app).map(({ key }) => key)).size).toBe(1);
});

it("makes one order on a double click", async () => {
  const app = await atReview();
  const press = await button("convert.action", sum);
  press.click();
  press.click();
  await text("convert.receivedSoFar");
  expect(orders(app)).toHaveLength(1);
});

it("switches to a quote and back", async () => {
  const app = await openApp("/convert?from=BTC&to=USDT", { as: "mei", locale: "zh-CN" });
  await app.press("convert.largeAmount");
  await text("convert.largeNote");
  expect(app.address()).toContain("way=desk");
  await app.press("convert.byQuote");
  await text("convert.seenAgain");
});
