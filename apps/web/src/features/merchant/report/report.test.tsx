import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { noText, text } from "../../../../test/page.tsx";

const page = () => document.querySelector("main")?.textContent ?? "";
const rows = () => [...document.querySelectorAll("tbody tr")].map((row) => row.textContent ?? "");

async function open(search = "", as: "merchant" | "cashier" = "merchant") {
  const app = await openApp(`/merchant/report${search}`, { as, scenario: "merchant-trial" });
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  return app;
}

it("shows each cashier's day in one coin, newest first, with totals", async () => {
  await open();
  expect(rows().some((row) => row.includes("quay-till"))).toBe(true);
  expect(page()).toMatch(/\d+ of \d+ orders paid/);
  expect(page()).toMatch(/\$[\d,]+\.\d\d/);
});

it("changes totals by currency and rows by cashier, in the address", async () => {
  const app = await open();
  await app.choose("merchantReport.currency", "EUR");
  await waitFor(() => expect(page()).toContain("€"));
  await app.choose("merchantReport.cashier", "quay-till");
  await waitFor(() => expect(rows().every((row) => row.includes("quay-till"))).toBe(true));
  expect(app.address()).toContain("in=EUR");
  expect(app.address()).toContain("who=");
  expect(noText("merchantReport.sales")).toBe(true);
});

it("uses the selected zone's midnights", async () => {
  const asked: string[] = [];
  await openApp("/merchant/report?zone=Asia/Shanghai&from=2026-11-10", {
    as: "merchant",
    scenario: "merchant-trial",
    network: (request, go) => {
      asked.push(new URL(request.url).searchParams.get("StartTime") ?? "");
      return go();
    },
  });
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(asked.filter(Boolean)).toEqual(["2026-11-09T16:00:00.000Z", "2026-11-09T16:00:00.000Z"]);
});

it("has an equal table beside the chart, by months for a year", async () => {
  const app = await open("?days=365");
  const chart = await waitFor(() => screen.getByRole("slider"));
  expect(Number(chart.getAttribute("aria-valuemax"))).toBeLessThan(13);
  await app.press("merchant.viewTable");
  await waitFor(() => expect(page()).toContain("November 2026"));
});

it("shows a cashier its own sales without a choice", async () => {
  const app = await open("", "cashier");
  await text("merchantReport.ownLead");
  expect(app.sent("GetList")).toHaveLength(0);
  expect(rows().every((row) => row.includes("quay-till"))).toBe(true);
});
