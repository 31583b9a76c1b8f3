import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type AppOptions, openApp } from "../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../test/page.tsx";

const sum = { amount: "0.5", coin: "BTC" };
type Opened = Awaited<ReturnType<typeof openApp>>;

const open = (search = "?pair=BTC/USDT&side=sell&size=0.5", options: AppOptions = {}) =>
  openApp(`/otc${search}`, { as: "mei", ...options });

async function quoted(options?: AppOptions) {
  const app = await open(undefined, options);
  await app.press("otc.ask");
  await canTake();
  return app;
}
const take = (app: Opened) => app.press("otc.sellAmount", sum);
const canTake = async () => !((await button("otc.sellAmount", sum)) as HTMLButtonElement).disabled;
const main = () => document.querySelector("main")?.textContent ?? "";
const move = (app: Opened, percent: string) =>
  app.control("POST", "actors/market/price", { coin: "BTC", percent } as never);
const sent = (app: Opened) => app.sent("CreateQuickTradeOrder");

it("requests, quotes and settles once", async () => {
  const app = await quoted();
  expect(main()).toMatch(/0\.1\s%, taken off/);
  await take(app);
  await text("status.exchangingNext");
  expect(app.address()).toContain("step=result");
  await waitFor(() => expect(main()).toContain("Dan Keeler"));
  await app.pass(150 * 60_000);
  await text("status.exchangedNext");
  expect(sent(app)).toHaveLength(1);
});

it("requests the typed quantity or amount, on either side", async () => {
  const app = await open("?pair=ETH/USDT&side=sell&by=amount&size=50000");
  await app.press("otc.ask");
  await screen.findByText(/^Sell 1\d\.\d+ ETH$/, { selector: "h2 *, h2" });
  const asked = app.calls.filter(({ name }) => name === "GetOtcQuote");
  expect(asked).toHaveLength(1);
  await waitFor(() => expect(main()).toContain("50,000.00"));
});

it("does nothing on a dropped quote and keeps the input", async () => {
  const app = await quoted();
  await app.press("flow.back");
  expect(((await field("otc.quantity")) as HTMLInputElement).value).toBe("0.5");
  expect(sent(app)).toHaveLength(0);
});

it.each([
  ["more than there is", "40"],
  ["less than the least", "0.1"],
  ["nothing", ""],
] as const)("keeps %s from a quote", async (_, typed) => {
  const app = await open("?pair=BTC/USDT&side=sell");
  await waitFor(() => expect(main()).toContain("0.84210377"));
  if (typed) await app.type("otc.quantity", typed);
  await app.press("otc.ask");
  await waitFor(async () => expect((await field("otc.quantity")).getAttribute("aria-invalid")).toBe("true"));
  expect(app.sent("GetOtcQuote")).toHaveLength(0);
});

it("shows an amount out of bounds at the amount", async () => {
  const app = await open("?pair=BTC/USDT&side=sell&by=amount&size=10");
  await app.press("otc.ask");
  await waitFor(async () => expect((await field("otc.amount")).getAttribute("aria-invalid")).toBe("true"));
});

it.each([40013, 40014, 60006, 60028])("returns to the quantity on refusal %i", async (value) => {
  const app = await quoted();
  app.fault("createQuickTradeOrder", "code", { value });
  await take(app);
  const wrong = await field("otc.quantity");
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
  expect(app.address()).not.toContain("step=");
});

it.each([60013, 40003])("shows refusal %i at the quote, with nothing taken", async (value) => {
  const app = await quoted();
  app.fault("createQuickTradeOrder", "code", { value });
  await take(app);
  await screen.findByRole("alert");
  expect(app.address()).toContain("step=review");
});

it("reports a pair without a server at the form", async () => {
  const app = await open("?pair=ETH/USDT&side=buy&by=amount&size=100", { scenario: "otc-desk-silent" });
  await app.press("otc.ask");
  await screen.findByRole("alert");
  expect(app.address()).not.toContain("step=");
});

it("shows the difference when a quote expires at review, and requires acceptance", async () => {
  const app = await quoted();
  move(app, "-3");
  await app.pass(31_000);
  await text("flow.priceChanged");
  await text("quote.nowReceive");
  expect(await canTake()).toBe(false);
  expect(sent(app)).toHaveLength(0);
  await app.press("flow.acceptPrice");
  await take(app);
  await text("status.exchangingNext");
});

it("requests a new price when a quote expires during acceptance, and asks again", async () => {
  const app = await quoted();
  // The server's time passes while the page's is frozen.
  move(app, "-3");
  app.control("POST", "clock/advance", { ms: 31_000 } as never);
  await take(app);
  await text("flow.priceChanged");
  expect(await canTake()).toBe(false);
  expect(sent(app)).toHaveLength(1);
});

it("requests a new price for a quote used in another tab", async () => {
  const app = await quoted();
  app.fault("createQuickTradeOrder", "code", { value: 60012, nth: 1 });
  await take(app);
  await waitFor(() => expect(app.sent("GetOtcQuote")).toHaveLength(2));
  expect(noText("status.exchangingNext")).toBe(true);
  expect(app.address()).toContain("step=review");
});

it.each([600_000, -600_000])("counts the server's seconds with a device clock %i ms off", async (off) => {
  const real = Date.now;
  const app = await open();
  vi.setSystemTime(real() + off);
  await app.press("otc.ask");
  await waitFor(() => expect(main()).toMatch(/held for (28|29|30) s/));
});

it("makes one order after a lost reply, with the same key", async () => {
  const app = await quoted();
  app.fault("createQuickTradeOrder", "commitThenDrop", { nth: 1 });
  await take(app);
  await text("status.exchangingNext");
  expect(new Set(sent(app).map(({ key }) => key)).size).toBe(1);
});

it("makes one order on a double click", async () => {
  const app = await quoted();
  const press = await button("otc.sellAmount", sum);
  await act(async () => {
    press.click();
    press.click();
  });
  await text("status.exchangingNext");
  expect(sent(app)).toHaveLength(1);
});

it("reviews a limit order with its fee, waits, and can be cancelled", async () => {
  const app = await open("?pair=BTC/USDT&side=sell&way=own&size=0.5");
  await app.type("otc.yourPrice", "90000");
  await waitFor(() => expect(main()).toMatch(/30\.\d\d\s% above the market/));
  await app.press("otc.lookOver");
  await waitFor(() => expect(main()).toContain("44,955"));
  await app.press("otc.sellAmount", sum);
  await text("otc.cancel");
  expect(JSON.parse(app.sent("CreateOrder").at(-1)?.body ?? "")).toEqual({
    symbol: "BTC/USDT",
    side: "sell",
    quantity: "0.5",
    price: "90000",
    amount: "45000",
  });
  await app.press("otc.cancel");
  await app.press("otc.cancelYes");
  await text("otc.cancelledStep");
});

it("shows visitors the pairs, and keeps their input through sign-in", async () => {
  const app = await openApp("/otc?pair=ETH/USDT&side=buy&size=20", { locale: "zh-CN" });
  await screen.findByText("ETH / USDT");
  await app.press("otc.signIn");
  await waitFor(() => expect(app.address()).toContain("/user/login"));
  expect(decodeURIComponent(decodeURIComponent(app.address()))).toContain("pair=ETH/USDT&side=buy&by=quantity&size=20");
  expect(app.sent("GetOtcQuote")).toHaveLength(0);
  expect(words("otc.title")).toBe("OTC 交易台");
});
