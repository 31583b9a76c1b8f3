import { screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { text, words } from "../../../test/page.tsx";

const open = (search = "") => openApp(`/convert/order${search}`, { as: "mei", scenario: "conversions" });
const main = () => document.querySelector("main")?.textContent ?? "";

it("lists conversions at a quote, newest first, with their status", async () => {
  await open();
  await screen.findByText("TRX → USDT");
  expect(main().indexOf("TRX → USDT")).toBeLessThan(main().indexOf("ETH → USDT"));
  expect(screen.getAllByText(words("status.exchanged"))).toHaveLength(3);
  expect(screen.getAllByText(words("status.notExchanged"))).toHaveLength(1);
});

it("sends the address's filters and order to the server", async () => {
  const app = await open("?status=failure&coin=BTC&sort=-amount");
  await text("status.notExchanged");
  await waitFor(() => expect(main()).not.toContain("ETH → USDT"));
  expect(app.sent("GetConvertHistory")).not.toHaveLength(0);
  await app.type("convert.search", "X1999");
  await text("table.noMatch");
  await app.press("table.clear");
  await screen.findByText("ETH → USDT");
});

it("lists the desk's conversions separately with their progress", async () => {
  const app = await open();
  await app.press("convert.byDesk");
  await screen.findByText("BTC → USDT");
  expect(app.address()).toContain("kind=desk");
  await app.press("convert.details");
  await text("convert.receivedSoFar");
  await text("convert.least");
  expect(app.address()).toContain("id=cv_");
});

it("opens one at its address, and reports an unknown one", async () => {
  await open("?id=cv_NONE");
  await screen.findByRole("alert");
});

it.each([
  ["?size=2", 5, /^X\d{13},[^,]+Z,2000,USDT,/m],
  ["?kind=desk", 1, /^B\d{13},[^,]+Z,[\d.]+,BTC,/m],
  ["?status=failure", 1, /^X\d{13},/m],
] as const)("exports the whole list filtered by %j, not only the shown page", async (search, rows, line) => {
  const app = await open(search);
  await screen.findAllByText(/^[XB]\d{13}$/);
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:saved";
  });
  await app.press("table.csv");
  const file = await waitFor(async () => (await saved[0]?.text()) ?? expect.fail("No file yet."));
  expect(file.split("\r\n")).toHaveLength(rows + 1);
  expect(file).toMatch(line);
});
