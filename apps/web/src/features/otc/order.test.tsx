import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { text, words } from "../../../test/page.tsx";

const open = (search = "") => openApp(`/otc/order${search}`, { as: "mei", scenario: "otc-orders" });
const main = () => document.querySelector("main")?.textContent ?? "";
const shownOrders = () => screen.getAllByText(/^O\d{13}$/).map(({ textContent }) => textContent);

it("lists orders newest first with status and totals of complete ones", async () => {
  await open();
  await waitFor(() => expect(shownOrders()).toHaveLength(8));
  expect(shownOrders()).toEqual(shownOrders().toSorted().toReversed());
  expect(screen.getAllByText(words("status.exchanging"))).toHaveLength(3);
  await text("otc.totals");
  expect(main()).toContain("2.25");
});

it("sends the address's filters and order to the server", async () => {
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

it("opens one at its address, with timed steps and the pending action", async () => {
  const app = await open("?status=inProgress&sort=time");
  const [details] = await screen.findAllByText(words("otc.details"));
  await app.user.click(details as HTMLElement);
  await text("otc.waitsForYou");
  await text("otc.settling");
  expect(app.address()).toContain("id=oo_");
});

it("reports an unknown order", async () => {
  await open("?id=oo_NONE");
  await screen.findByRole("alert");
});

it("cancels an unaccepted order after a question", async () => {
  const app = await open("?status=inProgress");
  const rows = await screen.findAllByText(words("otc.details"));
  await app.user.click(rows[1] as HTMLElement);
  await app.press("otc.cancel");
  await app.user.click(await text("otc.cancelYes"));
  await text("otc.cancelledStep");
  expect(app.sent("Cancel")).toHaveLength(1);
});

it("reports an acceptance during a cancel, and loses nothing", async () => {
  const app = await open("?status=inProgress");
  const rows = await screen.findAllByText(words("otc.details"));
  await app.user.click(rows[1] as HTMLElement);
  await app.press("otc.cancel");
  app.fault("cancelOtcOrder", "code", { value: 60015 });
  await app.user.click(await text("otc.cancelYes"));
  await waitFor(() => expect(screen.getAllByRole("alert").length).toBeGreaterThan(0));
  await text("otc.cancelNo");
});

it("exports the whole list", async () => {
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

it("shows an empty list", async () => {
  await openApp("/otc/order", { as: "verified", locale: "zh-CN" });
  await text("otc.none");
});
