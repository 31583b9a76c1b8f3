import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { field, noButton, text, words } from "../../../../test/page.tsx";
import { faultsOf } from "./pair-terms.ts";

const open = async (options: AppOptions = {}) => {
  const app = await openApp("/account/acceptor", { as: "acceptor", ...options });
  await screen.findByText("BTC / USDT");
  return app;
};
const main = () => document.querySelector("main")?.textContent ?? "";
/** The first pair's field; each pair has one. */
const put = async (app: Awaited<ReturnType<typeof open>>, label: Parameters<typeof field>[0], value: string) => {
  const input = await field(label);
  await app.user.clear(input);
  await app.user.type(input, value);
  return input;
};
const sentTo = (app: Awaited<ReturnType<typeof open>>, name: string) =>
  JSON.parse(app.sent(name).at(-1)?.body ?? "null");

it("shows each pair with terms, market and current figures", async () => {
  await open();
  await screen.findByText("ETH / USDT");
  expect(main()).toContain("68,773.10");
  expect(main()).toContain("68,711.20");
  expect(main()).toContain("68,834.99");
  expect(((await field("otcAcceptor.buyDeviation")) as HTMLInputElement).value).toBe("-0.09");
  expect(noButton("otcAcceptor.save")).toBe(true);
});

it("saves a changed figure in place without changing others", async () => {
  const app = await open();
  await put(app, "otcAcceptor.buyDeviation", "-0.25");
  await app.press("otcAcceptor.save");
  await waitFor(() => expect(noButton("otcAcceptor.save")).toBe(true));
  expect(sentTo(app, "UpdateConfig")).toMatchObject({
    buyRateDeviation: "-0.25",
    sellRateDeviation: "0.09",
    buyMinimum: "0.5",
    sellMaximum: "10",
  });
  await waitFor(() => expect(main()).toContain("68,601.16"));
});

it("restores the figures on discard without a request", async () => {
  const app = await open();
  const input = await put(app, "otcAcceptor.buyMaximum", "3");
  await app.press("otcAcceptor.discard");
  expect((input as HTMLInputElement).value).toBe("10");
  expect(app.sent("UpdateConfig")).toHaveLength(0);
});

it.each([
  ["otcAcceptor.buyMaximum", "0.4"],
  ["otcAcceptor.sellMinimum", "11"],
  ["otcAcceptor.buyDeviation", "0.1"],
  ["otcAcceptor.sellDeviation", "21"],
] as const)("does not send %s of %s, which contradicts the other terms", async (label, value) => {
  const app = await open();
  await put(app, label, value);
  await app.press("otcAcceptor.save");
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(0));
  expect(app.sent("UpdateConfig")).toHaveLength(0);
});

it("compares terms exactly", () => {
  const pair = { base: "BTC", baseScale: 8 };
  const fine = {
    buyMinimum: "1",
    buyMaximum: "1",
    buyRateDeviation: "0.1",
    sellMinimum: "0.00000001",
    sellMaximum: "1",
    sellRateDeviation: "0.1",
  };
  const wrong = (changes: Partial<typeof fine>) =>
    Object.entries(faultsOf({ ...fine, ...changes }, pair)).flatMap(([name, fault]) => (fault ? [name] : []));
  expect(wrong({})).toEqual([]);
  expect(wrong({ buyMaximum: "0.99999999" })).toEqual(["buyMaximum"]);
  expect(wrong({ buyRateDeviation: "0.1001" })).toEqual(["buyRateDeviation"]);
  expect(wrong({ buyRateDeviation: "-20", sellRateDeviation: "20" })).toEqual([]);
  expect(wrong({ sellRateDeviation: "20.0001" })).toEqual(["sellRateDeviation"]);
  expect(wrong({ sellRateDeviation: "0.12345" })).toEqual(["sellRateDeviation"]);
});

it("previews terms while typing", async () => {
  const app = await open();
  await put(app, "otcAcceptor.sellDeviation", "1");
  await app.press("otcAcceptor.tryNow");
  await waitFor(() => expect(main()).toContain("69,460.83"));
  expect(sentTo(app, "TestConfig")).toEqual({
    symbol: "BTC/USDT",
    side: "buy",
    quantity: "0.5",
    rateDeviation: "1",
  });
  await app.press("otcAcceptor.customerSells");
  expect(main()).not.toContain("69,460.83");
  expect(app.sent("UpdateConfig")).toHaveLength(0);
});

it("reports a missing price in the preview", async () => {
  const app = await open();
  app.fault("testConfig", "code", { value: 60012 });
  await app.press("otcAcceptor.tryNow");
  await screen.findByRole("alert");
});

it("closes and opens a pair by its switch", async () => {
  const app = await open();
  const turn = () =>
    app.user.click(screen.getByRole("switch", { name: words("otcAcceptor.serve", { symbol: "BTC/USDT" }) }));
  await turn();
  await waitFor(() => expect(screen.getAllByText(words("otcAcceptor.closed"))).toHaveLength(2));
  await turn();
  await text("otcAcceptor.open");
  expect(app.sent("UpdateStatus").map(({ body }) => JSON.parse(body).status)).toEqual([0, 1]);
});

it.each([60004, 60006])("keeps the switch on refusal %i and explains it", async (value) => {
  const app = await open();
  app.fault("updateStatus", "code", { value });
  const eth = screen.getByRole("switch", { name: words("otcAcceptor.serve", { symbol: "ETH/USDT" }) });
  await app.user.click(eth);
  await screen.findByRole("alert");
  expect(eth.getAttribute("aria-checked")).toBe("false");
});

it("adds a closed pair from those not served", async () => {
  const app = await open({ locale: "zh-CN" });
  await app.press("otcAcceptor.add");
  const dialog = await screen.findByRole("dialog");
  expect(within(dialog).queryByText("BTC / USDT")).toBeNull();
  await app.type("otcAcceptor.buyDeviation", "-0.1");
  await app.type("otcAcceptor.sellDeviation", "0.1");
  await app.press("otcAcceptor.add");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await screen.findByText("BTC / USDC");
  expect(sentTo(app, "AddConfig")).toMatchObject({ symbol: "BTC/USDC", buyMinimum: "0.5", sellMaximum: "50" });
});

it("saves once after a lost reply, with the same key", async () => {
  const app = await open();
  await put(app, "otcAcceptor.buyDeviation", "-0.3");
  app.fault("updateConfig", "commitThenDrop", { nth: 1 });
  await app.press("otcAcceptor.save");
  await waitFor(() => expect(app.sent("UpdateConfig").length).toBeGreaterThan(0));
  await waitFor(() => expect(main()).toContain("68,566.78"));
  expect(new Set(app.sent("UpdateConfig").map(({ key }) => key)).size).toBe(1);
});

it("lists orders with masked customers and totals", async () => {
  await open({ scenario: "otc-orders" });
  await text("otc.totals");
  expect(screen.getAllByText(/^O\d{13}$/).length).toBeGreaterThan(4);
  expect(main()).toContain(`${words("otc.buy")} BTC / USDT`);
  expect(main()).toContain("M***i L***n");
});

it("filters by the acceptor's side, opposite to the customer's", async () => {
  const app = await openApp("/account/acceptor?side=buy", { as: "acceptor", scenario: "otc-orders" });
  await waitFor(() => expect(screen.getAllByText(/^O\d{13}$/)).toHaveLength(5));
  expect(sentTo(app, "GetOrderList")).toMatchObject({ Role: "acceptor", Side: "sell" });
});

it("tells other users, and requests nothing", async () => {
  const app = await openApp("/account/acceptor", { as: "mei" });
  await text("otcAcceptor.notYours");
  await waitFor(() => expect(app.sent("GetOrderList")).toHaveLength(0));
});
