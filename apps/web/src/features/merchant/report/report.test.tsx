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

it("a row for each cashier's day in one coin, newest first, with the totals of all of them", async () => {
  await open();
  expect(rows().some((row) => row.includes("quay-till"))).toBe(true);
  expect(page()).toMatch(/\d+ of \d+ orders paid/);
  expect(page()).toMatch(/\$[\d,]+\.\d\d/);
});

it("another currency changes the totals, another cashier the rows; both stand in the address", async () => {
  const app = await open();
  await app.choose("merchantReport.currency", "EUR");
  await waitFor(() => expect(page()).toContain("€"));
  await app.choose("merchantReport.cashier", "quay-till");
  await waitFor(() => expect(rows().every((row) => row.includes("quay-till"))).toBe(true));
  expect(app.address()).toContain("in=EUR");
  expect(app.address()).toContain("who=");
  expect(noText("merchantReport.sales")).toBe(true);
});

it("days begin where one says: the calls ask for that zone's midnights", async () => {
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

it("the chart has a table that says the same, of a year by months", async () => {
  const app = await open("?days=365");
  const chart = await waitFor(() => screen.getByRole("slider"));
  expect(Number(chart.getAttribute("aria-valuemax"))).toBeLessThan(13);
  await app.press("merchant.viewTable");
  await waitFor(() => expect(page()).toContain("November 2026"));
});

it("a cashier gets its own, with nobody else to choose", async () => {
  const app = await open("", "cashier");
  await text("merchantReport.ownLead");
  expect(app.sent("GetList")).toHaveLength(0);
  expect(rows().every((row) => row.includes("quay-till"))).toBe(true);
});
