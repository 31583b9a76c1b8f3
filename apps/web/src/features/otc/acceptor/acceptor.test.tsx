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
/** The first pair's own field, which there is one of for each pair. */
const put = async (app: Awaited<ReturnType<typeof open>>, label: Parameters<typeof field>[0], value: string) => {
  const input = await field(label);
  await app.user.clear(input);
  await app.user.type(input, value);
  return input;
};
const sentTo = (app: Awaited<ReturnType<typeof open>>, name: string) =>
  JSON.parse(app.sent(name).at(-1)?.body ?? "null");

it("shows each pair with its terms, the market and what they come to now", async () => {
  await open();
  await screen.findByText("ETH / USDT");
  expect(main()).toContain("68,773.10");
  expect(main()).toContain("68,711.20");
  expect(main()).toContain("68,834.99");
  expect(((await field("otcAcceptor.buyDeviation")) as HTMLInputElement).value).toBe("-0.09");
  expect(noButton("otcAcceptor.save")).toBe(true);
});

it("a changed figure is saved in place, with all the others as they were", async () => {
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

it("discarded, the figures are as they were and nothing was sent", async () => {
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
] as const)("%s of %s doesn't go with the others, and isn't sent", async (label, value) => {
  const app = await open();
  await put(app, label, value);
  await app.press("otcAcceptor.save");
  await waitFor(() => expect(document.querySelectorAll('[aria-invalid="true"]').length).toBeGreaterThan(0));
  expect(app.sent("UpdateConfig")).toHaveLength(0);
});

it("terms are held against each other to the digit", () => {
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

it("terms are tested as they are typed, before they are saved", async () => {
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

it("without a price the test says so", async () => {
  const app = await open();
  app.fault("testConfig", "code", { value: 60012 });
  await app.press("otcAcceptor.tryNow");
  await screen.findByRole("alert");
});

it("a pair is closed and opened by its switch", async () => {
  const app = await open();
  const turn = () =>
    app.user.click(screen.getByRole("switch", { name: words("otcAcceptor.serve", { symbol: "BTC/USDT" }) }));
  await turn();
  await waitFor(() => expect(screen.getAllByText(words("otcAcceptor.closed"))).toHaveLength(2));
  await turn();
  await text("otcAcceptor.open");
  expect(app.sent("UpdateStatus").map(({ body }) => JSON.parse(body).status)).toEqual([0, 1]);
});

it.each([60004, 60006])("refused with %i, the switch stays and says why", async (value) => {
  const app = await open();
  app.fault("updateStatus", "code", { value });
  const eth = screen.getByRole("switch", { name: words("otcAcceptor.serve", { symbol: "ETH/USDT" }) });
  await app.user.click(eth);
  await screen.findByRole("alert");
  expect(eth.getAttribute("aria-checked")).toBe("false");
});

it("another pair is added, closed, out of those not served yet", async () => {
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

it("a lost reply saves once: asked again, the key is the same", async () => {
  const app = await open();
  await put(app, "otcAcceptor.buyDeviation", "-0.3");
  app.fault("updateConfig", "commitThenDrop", { nth: 1 });
  await app.press("otcAcceptor.save");
  await waitFor(() => expect(app.sent("UpdateConfig").length).toBeGreaterThan(0));
  await waitFor(() => expect(main()).toContain("68,566.78"));
  expect(new Set(app.sent("UpdateConfig").map(({ key }) => key)).size).toBe(1);
});

it("orders on one's pairs have the customer masked, and what they add up to", async () => {
  await open({ scenario: "otc-orders" });
  await text("otc.totals");
  expect(screen.getAllByText(/^O\d{13}$/).length).toBeGreaterThan(4);
  expect(main()).toContain(`${words("otc.buy")} BTC / USDT`);
  expect(main()).toContain("M***i L***n");
});

it("the side filtered by is one's own, which is the other than the customer's", async () => {
  const app = await openApp("/account/acceptor?side=buy", { as: "acceptor", scenario: "otc-orders" });
  await waitFor(() => expect(screen.getAllByText(/^O\d{13}$/)).toHaveLength(5));
  expect(sentTo(app, "GetOrderList")).toMatchObject({ Role: "acceptor", Side: "sell" });
});

it("who is no acceptor is told so, and nothing is asked for", async () => {
  const app = await openApp("/account/acceptor", { as: "mei" });
  await text("otcAcceptor.notYours");
  await waitFor(() => expect(app.sent("GetOrderList")).toHaveLength(0));
});
