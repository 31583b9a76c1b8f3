import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { text, words } from "../../../../test/page.tsx";
import { coffer } from "../../../platform/p2p/api.ts";

const open = (search = "") => openApp(`/fiat/list${search}`, { as: "mei", scenario: "fiat-orders" });
const main = () => document.querySelector("main")?.textContent ?? "";
const shown = (letter: "F" | "A") =>
  screen.getAllByText(new RegExp(`^${letter}\\d{13}$`)).map((each) => each.textContent);

it("lists orders newest first, each with its status, and why one was cancelled", async () => {
  await open();
  const { totalCount } = await coffer.p2p.getAllLegalCurrencyOrder({});
  await waitFor(() => expect(shown("F")).toHaveLength(totalCount));
  expect(shown("F")).toEqual(shown("F").toSorted().toReversed());
  for (const reason of ["p2p.byUser", "p2p.unpaid", "p2p.dealerUnpaid", "p2p.byAppeal"] as const)
    expect(main()).toContain(words(reason));
});

it("what the address filters and orders by is what the server is asked for", async () => {
  const app = await open("?status=completed&status=cancelled&side=buy&sort=-amount");
  await waitFor(() => expect(shown("F").length).toBeGreaterThan(1));
  const { items } = await coffer.p2p.getAllLegalCurrencyOrder({
    ...{ Status: [5, 1], Side: "buy", Sorting: "amount desc" },
  });
  expect(shown("F")).toEqual(items.map(({ number }) => number));
  await app.type("p2p.search", "F1999");
  await text("table.noMatch");
  await app.press("table.clear");
  await waitFor(() => expect(app.address()).not.toContain("status="));
});

it("appeals have their own list, with outcome and responsibility; one leads to its order", async () => {
  const app = await open("?tab=tickets");
  await waitFor(() => expect(shown("A").length).toBe(3));
  expect(main()).toContain(words("p2p.coinToYou"));
  expect(main()).toContain(words("p2p.faultNeither"));
  const { items } = await coffer.p2p.getAllLegalCurrencyAppealOrder({});
  await app.goTo(`/fiat/list?tab=tickets&id=${items[0]?.id}`);
  await waitFor(() => expect(app.address()).toBe(`/fiat/order?id=${items[0]?.orderId}`));
});

it.each([
  ["", "F"],
  ["?tab=tickets", "A"],
] as const)("%s is handed over as a file, all of it", async (search, letter) => {
  const app = await open(search);
  await waitFor(() => expect(shown(letter).length).toBeGreaterThan(2));
  const rows = shown(letter).length;
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:saved";
  });
  await app.press("table.csv");
  await waitFor(() => expect(saved).toHaveLength(1));
  expect(((await saved[0]?.text()) ?? "").trim().split("\r\n")).toHaveLength(rows + 1);
});

it("marks the page it is, and on an order's page the same", async () => {
  const app = await open();
  const marked = () =>
    document.querySelector(`nav[aria-label="${words("section.trade")}"] [aria-current=page]`)?.textContent;
  await waitFor(() => expect(marked()).toBe(words("shell.fiatOrders")));
  const [order] = (await coffer.p2p.getAllLegalCurrencyOrder({})).items;
  await app.goTo(`/fiat/order?id=${order?.id}`);
  await waitFor(() => expect(main()).toContain(order?.number));
  expect(marked()).toBe(words("shell.fiatOrders"));
});

it("nobody has traded yet: it says so", async () => {
  await openApp("/fiat/list", { as: "verified", locale: "zh-CN" });
  await text("p2p.none");
});
