import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../test/page.tsx";

const open = (search = "", options = {}) => openApp(`/assets/recharge${search}`, { as: "verified", ...options });
const copyAddress = () => button("deposits.copyAddress");

it("selects coin, network and address in the page, and keeps them in the address", async () => {
  const app = await open();
  await text("deposits.noneCoin");
  await app.choose("form.coin", "USDT");
  await text("deposits.noneNetwork", { coin: "USDT" });
  await app.choose("form.network", "TRC-20");
  await copyAddress();
  expect(app.address()).toContain("coin=USDT&network=TRC20");
  expect(app.sent("GetAddress")).toHaveLength(1);
});

it("needs no choice for a coin with one network", async () => {
  await open("?coin=BTC");
  await copyAddress();
});

it("offers held coins first, and selects a single network", async () => {
  const app = await open();
  await text("form.heldCoins");
  const held = [...document.querySelectorAll("section[aria-labelledby=held-coins] button")];
  expect(held.map(({ textContent }) => textContent)).toEqual(["USDT1,000.00"]);
  await app.choose("form.coin", "BTC");
  await copyAddress();
  expect(await field("form.network")).toHaveProperty("textContent", "Bitcoin");
  expect(noText("form.heldCoins")).toBe(true);
});

it("emphasises a shared address's tag and copies it separately", async () => {
  await open("?coin=XRP");
  await text("deposits.tagTitle");
  await button("deposits.copyTag");
});

it("shows the same address after a reload, requested once per visit", async () => {
  const app = await open("?coin=BTC");
  await copyAddress();
  const shown = document.querySelector("[translate=no]")?.textContent;
  app.reload();
  await copyAddress();
  expect(document.querySelector("[translate=no]")?.textContent).toBe(shown);
});

it.each([
  ["a coin that isn't ours", "?coin=DOGE", "deposits.unknownCoin", { coin: "DOGE" }],
  ["a network of another coin", "?coin=BTC&network=TRC20", "deposits.wrongNetwork", { coin: "BTC", network: "TRC20" }],
] as const)("reports %s and requests no address", async (_, search, id, values) => {
  const app = await open(search);
  await text(id, values);
  expect(app.sent("GetAddress")).toHaveLength(0);
});

it.each([40002, 60009])("reports closed deposits (%i), with nothing to copy", async (value) => {
  const app = await open();
  app.fault("getAddress", "code", { value });
  await app.goTo("/assets/recharge?coin=BTC");
  await text("deposits.closed", { coin: "BTC", network: "Bitcoin" });
  expect(screen.queryByRole("button", { name: words("deposits.copyAddress") })).toBeNull();
});

it("offers a retry without a free address", async () => {
  const app = await open();
  app.fault("getAddress", "code", { value: 40017 });
  await app.goTo("/assets/recharge?coin=BTC");
  await text("deposits.noAddress");
  app.noFaults();
  await app.press("deposits.askAgain");
  await copyAddress();
});

it("shows a deposit that appears, confirms and is credited", async () => {
  const app = await open("?coin=USDT&network=TRC20");
  await copyAddress();
  app.control("POST", "chain/deposit", { coin: "USDT", network: "TRC20", amount: "25", name: "verified" });
  await app.pass(16_000);
  await waitFor(() => expect(document.body.textContent).toContain(words("status.confirming")));
  await app.pass(600_000);
  await waitFor(() => expect(document.body.textContent).toContain(words("status.credited")));
});

it("shows one address after a lost reply", async () => {
  const app = await open();
  app.fault("getAddress", "commitThenDrop", { nth: 1 });
  await app.goTo("/assets/recharge?coin=BTC");
  await app.pass(2000);
  await copyAddress();
  expect(noText("deposits.noAddress")).toBe(true);
});

it("works by keyboard", async () => {
  const app = await open("", { as: "fresh", scenario: "just-verified" });
  await text("deposits.noneCoin");
  for (let presses = 0; document.activeElement?.getAttribute("role") !== "combobox" && presses < 60; presses++) {
    await app.user.tab();
  }
  await app.user.keyboard("{Enter}");
  await waitFor(() => expect(document.querySelector("[role=option]")).not.toBeNull());
  await app.user.keyboard("{Enter}");
  await copyAddress();
});

it("follows a deposit on its own page to the end", async () => {
  const app = await open("?coin=USDT&network=TRC20");
  await copyAddress();
  app.control("POST", "chain/deposit", { coin: "USDT", network: "TRC20", amount: "25", name: "verified" });
  await app.pass(16_000);
  await waitFor(() => expect(document.body.textContent).toContain(words("status.confirming")));
  await app.press("deposits.details");
  await text("status.confirmingNext");
  expect(app.address()).toMatch(/\?id=dp_/);
  await app.pass(600_000);
  await text("status.creditedNext");
});

it("reports an unknown deposit", async () => {
  await open("?id=dp_NONE");
  await button("error.again");
});

it("shows another address for the cloud wallet", async () => {
  const app = await open("?coin=BTC");
  await copyAddress();
  const shown = () => document.querySelector("[translate=no]")?.textContent;
  const before = shown();
  const cloud = document.querySelector<HTMLElement>("[role=radio][value=cloud]");
  await app.user.click(cloud as HTMLElement);
  await waitFor(() => expect(shown()).not.toBe(before));
  expect(app.address()).toContain("wallet=cloud");
});

it("filters deposits by several statuses, by the address and the server", async () => {
  const app = await open("?status=confirming&status=failed");
  await text("table.noMatch");
  await app.press("table.clear");
  await waitFor(() => expect(document.querySelectorAll("main tbody tr")).toHaveLength(1));
});
