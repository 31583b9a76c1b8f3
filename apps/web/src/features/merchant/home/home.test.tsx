import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { noText, text, words } from "../../../../test/page.tsx";
import { coffer } from "../api.ts";

const page = () => document.querySelector("main")?.textContent ?? "";
const says = (part: string) => waitFor(() => expect(page()).toContain(part));

async function open(options: AppOptions = {}, search = "") {
  const app = await openApp(`/merchant${search}`, { as: "merchant", ...options });
  await text("merchantHome.sales");
  return app;
}

/** Requests 100 USDT and runs the payer's action. */
async function sell(app: Awaited<ReturnType<typeof open>>, merchantOrderNumber: string, how: string) {
  const order = { subject: "Oak bench", fiatCurrency: "USD", coin: "USDT", network: "TRC20", amount: "100" };
  const { id } = await coffer.merchant.createPaymentOrder({ ...order, merchantOrderNumber });
  app.control("POST", `actors/payer/${how}` as "actors/chain/confirm", { id } as never);
}

it("shows pending approvals by kind and age, and where there are none", async () => {
  await open({ scenario: "merchant-refund-storm" });
  await says(words("merchantHome.refunds", { count: 60 }));
  await waitFor(() => expect(page()).toMatch(/60 orders wait for you · oldest \d+ \w+ ago/));
  await says(`${words("merchantHome.payments", { count: 0 })}${words("merchantHome.nothingWaits")}`);
});

it("refetches counts, sales and orders on an event", async () => {
  const app = await open();
  await says(words("merchantHome.allDone"));
  await text("merchantHome.noOrders");
  await sell(app, "HP-1", "pay-twice");
  await app.pass(5 * 60_000);
  await says(words("merchantHome.waiting", { count: 1 }));
  const [pages] = screen.getAllByRole("navigation", { name: words("section.merchant") });
  const waiting = `${words("shell.transactions")}1${words("merchant.waits")}`;
  expect(pages?.textContent).toContain(waiting);
  await says("HP-1");
  // And in the phone navigation.
  await app.user.click(screen.getByRole("button", { name: words("shell.openMenu") }));
  await waitFor(() => expect(screen.getByRole("dialog", { name: words("shell.menu") }).textContent).toContain(waiting));
});

it("reads the chart by arrow keys, with an equal table", async () => {
  const app = await open({ scenario: "merchant-refund-storm" });
  const chart = await waitFor(() => screen.getByRole("slider"));
  const today = chart.getAttribute("aria-valuetext");
  chart.focus();
  await app.user.keyboard("{ArrowLeft}");
  const yesterday = chart.getAttribute("aria-valuetext") ?? "";
  expect(yesterday).not.toBe(today);
  await app.press("merchant.viewTable");
  const [day = "", paid = ""] = yesterday.split(/, | paid/);
  const row = await waitFor(() => screen.getByRole("row", { name: new RegExp(`^${day}`) }));
  expect(row.textContent).toContain(paid);
  expect(app.address()).toContain("view=table");
});

it("selects a longer period by the address", async () => {
  const app = await open({}, "?days=30");
  const chart = await waitFor(() => screen.getByRole("slider"));
  expect(chart.getAttribute("aria-valuemax")).toBe("29");
  await app.user.click(screen.getByRole("radio", { name: words("merchantHome.days", { days: 7 }) }));
  await waitFor(() => expect(screen.getByRole("slider").getAttribute("aria-valuemax")).toBe("6"));
  expect(app.address()).toBe("/merchant");
});

it("shows a cashier its own day without refused calls", async () => {
  const app = await open({ as: "cashier", scenario: "merchant-till" });
  await says("T2-103");
  await text("merchantHome.cashier");
  expect(noText("merchantHome.official")).toBe(true);
  expect([app.sent("GetReviewList"), app.sent("GetMerchantInfo")]).toEqual([[], []]);
});

it("tells a personal account that the page is for merchants", async () => {
  await openApp("/merchant", { as: "mei" });
  await text("merchant.onlyTitle");
});

it("tells a suspended merchant", async () => {
  await openApp("/merchant", { as: "merchant", scenario: "suspended-merchant" });
  await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/suspended|frozen/i));
});

it("reports a load failure in place and shows the rest", async () => {
  const app = await openApp("/maintain", { as: "merchant" });
  app.fault("getMerchantSalesSummary", "code", { value: 60012 });
  await app.goTo("/merchant");
  await screen.findByRole("alert");
  await text("merchantHome.balances");
  app.noFaults();
  await app.press("error.again");
  await waitFor(() => screen.getByRole("slider"));
});
