import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { text, words } from "../../../../test/page.tsx";
import { coffer } from "../../../platform/p2p/api.ts";

const open = (search = "") => openApp(`/fiat/list${search}`, { as: "mei", scenario: "fiat-orders" });
const main = () => document.querySelector("main")?.textContent ?? "";
const shown = (letter: "F" | "A") =>
  screen.getAllByText(new RegExp(`^${letter}\\d{13}$`)).map((each) => each.textContent);

it("lists orders newest first with status and cancellation reason", async () => {
  await open();
  const { totalCount } = await coffer.p2p.getAllLegalCurrencyOrder({});
  await waitFor(() => expect(shown("F")).toHaveLength(totalCount));
  expect(shown("F")).toEqual(shown("F").toSorted().toReversed());
  for (const reason of ["p2p.byUser", "p2p.unpaid", "p2p.dealerUnpaid", "p2p.byAppeal"] as const)
    expect(main()).toContain(words(reason));
});

it("sends the address's filters and order to the server", async () => {
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

it("lists appeals with outcome and responsibility, each linked to its order", async () => {
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
] as const)("exports the whole list of %s", async (search, letter) => {
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

it("marks the current page, on an order's page too", async () => {
  const app = await open();
  const marked = () =>
    document.querySelector(`nav[aria-label="${words("section.trade")}"] [aria-current=page]`)?.textContent;
  await waitFor(() => expect(marked()).toBe(words("shell.fiatOrders")));
  const [order] = (await coffer.p2p.getAllLegalCurrencyOrder({})).items;
  await app.goTo(`/fiat/order?id=${order?.id}`);
  await waitFor(() => expect(main()).toContain(order?.number));
  expect(marked()).toBe(words("shell.fiatOrders"));
});

it("shows an empty list", async () => {
  await openApp("/fiat/list", { as: "verified", locale: "zh-CN" });
  await text("p2p.none");
});
