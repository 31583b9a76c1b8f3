import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type AppOptions, openApp } from "../../../test/app.tsx";
import { button, field, noButton, text, words } from "../../../test/page.tsx";

const main = () => document.querySelector("main")?.textContent ?? "";
const rows = () => [...document.querySelectorAll("[role=tabpanel] tbody tr")].map((row) => row.textContent ?? "");
const open = (search: string, options: AppOptions = {}) => openApp(`/assets${search}`, { as: "mei", ...options });

it("lists all entries with amount, balance and a link to the record", async () => {
  const app = await open("?tab=records", { scenario: "transfers" });
  await waitFor(() => expect(rows().length).toBeGreaterThan(5));
  expect(main()).toContain(words("assets.typeFreeze"));
  const cause = await waitFor(() => {
    const link = document.querySelector<HTMLAnchorElement>('tbody a[href*="/assets/transfer"]');
    if (!link) throw new Error("No entry leads to a transfer.");
    return link;
  });
  await app.user.click(cause);
  await text("transfers.number");
  expect(app.address()).toMatch(/\/assets\/transfer\?id=tr_/);
});

it("filters entries by kind and wallet, oldest first, by the address and the server", async () => {
  await open("?tab=records&type=internalTransferIn&wallet=4&sort=time");
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(rows().every((row) => row.includes(words("assets.typeTransferIn")))).toBe(true);
});

it("resets page, order and filters when the list changes", async () => {
  const app = await open("?tab=records&type=freeze&sort=-amount&page=2&of=BTC");
  await app.press("assets.inAndOut");
  await waitFor(() => expect(app.address()).toBe("/assets?tab=moves"));
});

it("filters deposits and withdrawals by several statuses, each linked to its page", async () => {
  const app = await open("?tab=moves&status=credited&status=completed");
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(rows().every((row) => row.includes(words("status.credited")) || row.includes(words("status.completed")))).toBe(
    true,
  );
  await app.type("table.searchRecord", "no such number");
  await text("table.noMatch");
});

it("shows and links pending records", async () => {
  const app = await open("", { scenario: "every-status" });
  await app.press("assets.seePending");
  await waitFor(() => expect(rows().length).toBeGreaterThan(1));
  expect(app.address()).toContain("status=confirming");
});

it("exports raw amounts and UTC times", async () => {
  const app = await open("?tab=records");
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:saved";
  });
  await app.press("table.csv");
  await waitFor(() => expect(saved).toHaveLength(1));
  const lines = ((await saved[0]?.text()) ?? "").split("\r\n");
  expect(lines[0]).toContain("Time (UTC)");
  expect(lines.slice(1).every((line) => /^\d{4}-\d\d-\d\dT[\d:.]+Z,/.test(line))).toBe(true);
});

it("reports an incomplete export and retries on demand", async () => {
  const app = await open("?tab=records");
  await button("table.csv");
  app.fault("getUserAssetsHistory", "code", { value: 80001 });
  app.fault("getUserAssetsHistory", "status", { value: 503 });
  await app.press("table.csv");
  await screen.findByRole("alert");
  await button("table.csv");
});

it("balances a wallet's month from opening to closing in each currency", async () => {
  await open("?tab=statement&wallet=0&month=2026-10");
  await text("assets.statementOf", { wallet: words("page.walletMain"), month: "2026-10" });
  await waitFor(() => expect(screen.getAllByText(words("assets.opening")).length).toBeGreaterThan(1));
  expect(main()).not.toContain("Tell support");
  expect(noButton("assets.print")).toBe(false);
});

it("shows a month without entries", async () => {
  await open("?tab=statement&wallet=3&month=2020-01");
  await text("assets.noStatement");
});

it("shows the total by coin with its shares as text", async () => {
  const app = await open("");
  await app.press("assets.byCoin");
  await waitFor(() => expect(app.address()).toContain("by=coin"));
  const parts = document.querySelectorAll("section[aria-labelledby=allocation] li");
  expect(parts[0]?.textContent).toMatch(/^BTC.*%$/);
});

it("shows the cloud wallet's balances, key holders and addresses on demand", async () => {
  const app = await openApp("/assets/cloud", { as: "mei" });
  await text("assets.sharesSign", { threshold: 2, all: 3 });
  await waitFor(() => expect(rows().some((row) => row.includes("ETH"))).toBe(true));
  await app.press("assets.addresses");
  expect(app.sent("GetAddress")).toHaveLength(0);
  await app.press("assets.showAddressOf", { coin: "XRP", network: "XRP Ledger" });
  await text("assets.tagTitle");
  await button("assets.copyAddress");
  expect(app.sent("GetAddress")).toHaveLength(1);
});

it("shows only the cloud wallet's entries", async () => {
  await openApp("/assets/cloud?tab=entries", { as: "mei" });
  await waitFor(() => expect(rows().length).toBeGreaterThan(0));
  expect(rows().every((row) => row.includes("ETH"))).toBe(true);
});

it("explains the key of an unused cloud wallet", async () => {
  await openApp("/assets/cloud", { as: "verified" });
  await text("assets.sharesNone");
});

it("shows the same in Chinese", async () => {
  await open("?tab=statement&month=2026-10", { locale: "zh-CN" });
  await waitFor(() => expect(screen.getAllByText(words("assets.closing")).length).toBeGreaterThan(0));
  expect(await field("assets.month")).toBeTruthy();
});
