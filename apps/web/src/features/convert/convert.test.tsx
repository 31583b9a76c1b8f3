import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type AppOptions, openApp } from "../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../test/page.tsx";

const sum = { amount: "500", coin: "USDT" };
type Opened = Awaited<ReturnType<typeof openApp>>;

/** Types 500 USDT and waits for the price. */
async function priced(options: AppOptions = {}) {
  const app = await openApp("/convert?from=USDT&to=BTC", { as: "mei", ...options });
  await app.type("convert.youPay", "500");
  await waitFor(async () => expect(await amountIn("convert.youReceive")).toMatch(/^0\.00\d+$/));
  return app;
}

async function atReview(options?: AppOptions) {
  const app = await priced(options);
  await app.press("convert.action", sum);
  await text("convert.reviewTitle", { fromCoin: "USDT", toCoin: "BTC" });
  return app;
}

const amountIn = async (label: "convert.youPay" | "convert.youReceive") =>
  ((await field(label)) as HTMLInputElement).value;
const confirm = (app: Opened) => app.press("convert.action", sum);
const canConfirm = async () => !((await button("convert.action", sum)) as HTMLButtonElement).disabled;
const move = (app: Opened, percent: string) =>
  app.control("POST", "actors/market/price", { coin: "BTC", percent } as never);

it("converts once and shows amount and rate", async () => {
  const app = await atReview();
  await confirm(app);
  await text("convert.converting", { fromCoin: "USDT", toCoin: "BTC" });
  await app.pass(2000);
  await text("convert.converted", { toCoin: "BTC" });
  expect(app.address()).toContain("step=result");
  expect(app.sent("CurrencyFlashExchange")).toHaveLength(1);
  await app.press("convert.another");
  expect(await amountIn("convert.youPay")).toBe("");
});

it("follows either typed amount without changing it", async () => {
  const app = await priced();
  await app.type("convert.youReceive", "0.0100");
  await waitFor(async () => expect(Number(await amountIn("convert.youPay"))).toBeGreaterThan(600));
  expect(await amountIn("convert.youReceive")).toBe("0.0100");
  const asked = app.sent("ConvertQuote").at(-1);
  expect(JSON.parse(asked?.body ?? "")).toEqual({ fromCoin: "USDT", toCoin: "BTC", toAmount: "0.01" });
  await app.press("convert.flip");
  expect(await amountIn("convert.youPay")).toBe("0.0100");
  await waitFor(async () => expect(Number(await amountIn("convert.youReceive"))).toBeGreaterThan(600));
});

it("renews the price before the review, by the server's seconds", async () => {
  const app = await priced();
  const before = app.sent("ConvertQuote").length;
  await app.pass(11_000);
  await waitFor(() => expect(app.sent("ConvertQuote")).toHaveLength(before + 1));
  await text("convert.newQuoteIn", { seconds: 9 });
});

it("fills the paid amount by buttons from minimum to maximum", async () => {
  const app = await openApp("/convert?from=BTC&to=USDT", { as: "mei" });
  await app.press("convert.min", { amount: "0.0001" });
  await waitFor(async () => expect(Number(await amountIn("convert.youReceive"))).toBeGreaterThan(5));
  await app.press("convert.max", { amount: "0.84210377" });
  expect(await amountIn("convert.youPay")).toBe("0.84210377");
});

it.each([
  ["more than there is", "999999"],
  ["nothing", "0"],
] as const)("keeps %s from the review", async (_, typed) => {
  const app = await openApp("/convert?from=USDT&to=BTC", { as: "mei" });
  await waitFor(() => expect(screen.queryAllByText(/Available 21/)).toHaveLength(1));
  await app.type("convert.youPay", typed);
  document.querySelector<HTMLElement>("main button[type=submit]")?.click();
  await waitFor(async () => expect((await field("convert.youPay")).getAttribute("aria-invalid")).toBe("true"));
  expect(noText("convert.reviewTitle", { fromCoin: "USDT", toCoin: "BTC" })).toBe(true);
});

it("shows the server's minimum at the amount", async () => {
  const app = await openApp("/convert?from=USDT&to=BTC", { as: "mei" });
  await app.type("convert.youPay", "1");
  await waitFor(() => expect(document.querySelector("main")?.textContent).toContain("0.0001 BTC"));
  expect(app.sent("CurrencyFlashExchange")).toHaveLength(0);
});

it.each([
  [40013, "convert.youPay"],
  [40014, "convert.youPay"],
  [60007, "convert.youPay"],
  [60028, "convert.youPay"],
  [60006, "convert.youPay"],
] as const)("returns to the amount on refusal %i", async (value, label) => {
  const app = await atReview();
  app.fault("currencyFlashExchange", "code", { value });
  await confirm(app);
  const wrong = await field(label);
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
  expect(await amountIn(label)).toBe("500");
  expect(app.address()).not.toContain("step=");
});

it.each([60013, 90008, 40003])("shows refusal %i at the review, with nothing taken", async (value) => {
  const app = await atReview();
  app.fault("currencyFlashExchange", "code", { value });
  await confirm(app);
  await screen.findByRole("alert");
  expect(noText("convert.reviewTitle", { fromCoin: "USDT", toCoin: "BTC" })).toBe(false);
});

it("reports a missing rate at the form, and retries on demand", async () => {
  const app = await openApp("/convert?from=TRX&to=USDT", { as: "mei", scenario: "market-silent" });
  await app.type("convert.youPay", "500");
  await screen.findByRole("alert");
  app.control("POST", "actors/market/pair", { symbol: "TRX/USDT", enabled: true } as never);
  await app.press("error.again");
  await waitFor(async () => expect(Number(await amountIn("convert.youReceive"))).toBeGreaterThan(100));
});

it("shows the difference when a quote expires at review, and requires acceptance", async () => {
  const app = await atReview();
  move(app, "-3");
  await app.pass(11_000);
  await text("flow.priceChanged");
  await text("quote.nowReceive");
  expect(await canConfirm()).toBe(false);
  expect(app.sent("CurrencyFlashExchange")).toHaveLength(0);
  await app.press("flow.acceptPrice");
  const shown = JSON.parse(app.sent("ConvertQuote").at(-1)?.body ?? "");
  expect(shown).toMatchObject({ fromAmount: "500" });
  await confirm(app);
  await text("convert.converting", { fromCoin: "USDT", toCoin: "BTC" });
});

it("requests a new price when a quote expires during confirmation, and asks again", async () => {
  const app = await atReview();
  // The server's time passes while the page's is frozen.
  app.control("POST", "clock/advance", { ms: 10_000 } as never);
  await confirm(app);
  await text("flow.priceChanged");
  expect(await canConfirm()).toBe(false);
  expect(app.sent("CurrencyFlashExchange")).toHaveLength(1);
});

it("requests a new price for a quote used in another tab", async () => {
  const app = await atReview();
  app.fault("currencyFlashExchange", "code", { value: 60012, nth: 1 });
  await confirm(app);
  await waitFor(() => expect(app.sent("ConvertQuote").length).toBeGreaterThan(2));
  expect(noText("convert.converting", { fromCoin: "USDT", toCoin: "BTC" })).toBe(true);
  expect(app.address()).toContain("step=review");
});

it.each([600_000, -600_000])("counts the server's seconds with a device clock %i ms off", async (off) => {
  const real = Date.now;
  const app = await openApp("/convert?from=USDT&to=BTC", { as: "mei" });
  vi.setSystemTime(real() + off);
  await app.type("convert.youPay", "500");
  await waitFor(() => expect(document.querySelector("main")?.textContent).toMatch(/New price in (8|9|10) s/));
});

it("converts once after a lost reply, with the same key", async () => {
  const app = await atReview();
  app.fault("currencyFlashExchange", "commitThenDrop", { nth: 1 });
  await confirm(app);
  await text("convert.converting", { fromCoin: "USDT", toCoin: "BTC" });
  expect(new Set(app.sent("CurrencyFlashExchange").map(({ key }) => key)).size).toBe(1);
});

it("makes one conversion on a double click", async () => {
  const app = await atReview();
  const press = await button("convert.action", sum);
  await act(async () => {
    press.click();
    press.click();
  });
  await text("convert.converting", { fromCoin: "USDT", toCoin: "BTC" });
  expect(app.sent("CurrencyFlashExchange")).toHaveLength(1);
});

it("shows a silent market as in progress, then the refund", async () => {
  const app = await atReview({ scenario: "market-silent" });
  await confirm(app);
  await text("convert.converting", { fromCoin: "USDT", toCoin: "BTC" });
  await app.pass(61_000);
  await text("convert.notConverted", { fromCoin: "USDT" });
  await text("convert.back", { amount: "500", coin: "USDT" });
});

it("shows visitors rates and pairs, and keeps their input through sign-in", async () => {
  const app = await openApp("/convert?from=ETH&to=USDT");
  await app.type("convert.youPay", "1.5");
  await screen.findByText(/^1 ETH = /);
  await app.press("convert.signIn");
  await waitFor(() => expect(app.address()).toContain("/user/login"));
  expect(decodeURIComponent(app.address())).toContain("next=/convert?from=ETH&to=USDT&side=from&amount=1.5");
  expect(app.sent("ConvertQuote")).toHaveLength(0);
});

it("fills in a link's values", async () => {
  await openApp("/convert?from=ETH&to=USDT&side=to&amount=250", { as: "mei", locale: "zh-CN" });
  expect(await amountIn("convert.youReceive")).toBe("250");
  await waitFor(async () => expect(await amountIn("convert.youPay")).toMatch(/^0\.0\d+$/));
  expect(document.title).toContain(words("convert.title"));
});
