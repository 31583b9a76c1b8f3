import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { text, words } from "../../../test/page.tsx";

const open = (search = "") => openApp(`/otc/order${search}`, { as: "mei", scenario: "otc-orders" });
const main = () => document.querySelector("main")?.textContent ?? "";
const shownOrders = () => screen.getAllByText(/^O\d{13}$/).map(({ textContent }) => textContent);

it("lists orders newest first with their status, and what the complete ones add up to", async () => {
  await open();
  await waitFor(() => expect(shownOrders()).toHaveLength(8));
  expect(shownOrders()).toEqual(shownOrders().toSorted().toReversed());
  expect(screen.getAllByText(words("status.exchanging"))).toHaveLength(3);
  await text("otc.totals");
  expect(main()).toContain("2.25");
});

it("what the address filters and orders by is what the server is asked for", async () => {
  const app = await open("?status=failure&side=sell&sort=-amount");
  await waitFor(() => expect(shownOrders()).toHaveLength(2));
  expect(JSON.parse(app.sent("GetOrderList").at(-1)?.body ?? "")).toMatchObject({
    Role: "taker",
    Status: [2],
    Side: "sell",
    Sorting: "amount desc",
  });
  await app.type("otc.search", "O1999");
  await text("table.noMatch");
  await app.press("table.clear");
  await waitFor(() => expect(shownOrders()).toHaveLength(8));
});

it("one has an address of its own: its steps with times, and what the desk waits for", async () => {
  const app = await open("?status=inProgress&sort=time");
  const [details] = await screen.findAllByText(words("otc.details"));
  await app.user.click(details as HTMLElement);
  await text("otc.waitsForYou");
  await text("otc.settling");
  expect(app.address()).toContain("id=oo_");
});

it("an unknown one, or somebody else's, isn't there", async () => {
  await open("?id=oo_NONE");
  await screen.findByRole("alert");
});

it("is cancelled while nobody has taken it, after a question; then it is over", async () => {
  const app = await open("?status=inProgress");
  const rows = await screen.findAllByText(words("otc.details"));
  await app.user.click(rows[1] as HTMLElement);
  await app.press("otc.cancel");
  await app.user.click(await text("otc.cancelYes"));
  await text("otc.cancelledStep");
  expect(app.sent("Cancel")).toHaveLength(1);
});

it("taken by an acceptor in the meantime, cancelling says so and nothing is lost", async () => {
  const app = await open("?status=inProgress");
  const rows = await screen.findAllByText(words("otc.details"));
  await app.user.click(rows[1] as HTMLElement);
  await app.press("otc.cancel");
  app.fault("cancelOtcOrder", "code", { value: 60015 });
  await app.user.click(await text("otc.cancelYes"));
  await waitFor(() => expect(screen.getAllByRole("alert").length).toBeGreaterThan(0));
  await text("otc.cancelNo");
});

it("is handed over as a file, all of it", async () => {
  const app = await open();
  await waitFor(() => expect(shownOrders()).toHaveLength(8));
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:saved";
  });
  await app.press("table.csv");
  await waitFor(() => expect(saved).toHaveLength(1));
  const file = (await saved[0]?.text()) ?? "";
  expect(file.trim().split("\r\n")).toHaveLength(9);
  expect(file).toMatch(/O\d{13},.*BTC\/USDT/);
});

it("nobody has traded yet: it says so", async () => {
  await openApp("/otc/order", { as: "verified", locale: "zh-CN" });
  await text("otc.none");
});
