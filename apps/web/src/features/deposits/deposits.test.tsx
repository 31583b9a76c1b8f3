import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { button, field, noText, text, words } from "../../../test/page.tsx";

const open = (search = "", options = {}) => openApp(`/assets/recharge${search}`, { as: "verified", ...options });
const copyAddress = () => button("deposits.copyAddress");

it("coin, network, address: chosen in the page, kept in the address", async () => {
  const app = await open();
  await text("deposits.noneCoin");
  await app.choose("form.coin", "USDT");
  await text("deposits.noneNetwork", { coin: "USDT" });
  await app.choose("form.network", "TRC-20");
  await copyAddress();
  expect(app.address()).toContain("coin=USDT&network=TRC20");
  expect(app.sent("GetAddress")).toHaveLength(1);
});

it("a coin with one network leaves no choice", async () => {
  await open("?coin=BTC");
  await copyAddress();
});

it("begins with the coins one holds, and the only network of one is there", async () => {
  const app = await open();
  await text("form.heldCoins");
  const held = [...document.querySelectorAll("section[aria-labelledby=held-coins] button")];
  expect(held.map(({ textContent }) => textContent)).toEqual(["USDT1,000.00"]);
  await app.choose("form.coin", "BTC");
  await copyAddress();
  expect(await field("form.network")).toHaveProperty("textContent", "Bitcoin");
  expect(noText("form.heldCoins")).toBe(true);
});

it("where one address serves many, the tag is called for and can be copied by itself", async () => {
  await open("?coin=XRP");
  await text("deposits.tagTitle");
  await button("deposits.copyTag");
});

it("the same address after a reload, and asked for once a visit", async () => {
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
] as const)("%s is said, and no address is asked for", async (_, search, id, values) => {
  const app = await open(search);
  await text(id, values);
  expect(app.sent("GetAddress")).toHaveLength(0);
});

it.each([40002, 60009])("deposits that are closed (%i) are said to be, with nothing to copy", async (value) => {
  const app = await open();
  app.fault("getAddress", "code", { value });
  await app.goTo("/assets/recharge?coin=BTC");
  await text("deposits.closed", { coin: "BTC", network: "Bitcoin" });
  expect(screen.queryByRole("button", { name: words("deposits.copyAddress") })).toBeNull();
});

it("without a free address one can ask again", async () => {
  const app = await open();
  app.fault("getAddress", "code", { value: 40017 });
  await app.goTo("/assets/recharge?coin=BTC");
  await text("deposits.noAddress");
  app.noFaults();
  await app.press("deposits.askAgain");
  await copyAddress();
});

it("a deposit appears by itself, confirms, and is credited", async () => {
  const app = await open("?coin=USDT&network=TRC20");
  await copyAddress();
  app.control("POST", "chain/deposit", { coin: "USDT", network: "TRC20", amount: "25", name: "verified" });
  await app.pass(16_000);
  await waitFor(() => expect(document.body.textContent).toContain(words("status.confirming")));
  await app.pass(600_000);
  await waitFor(() => expect(document.body.textContent).toContain(words("status.credited")));
});

it("an answer that is lost is asked for again by the client, and shown once", async () => {
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

it("a deposit has a page of its own, which follows it to the end", async () => {
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

it("one deposit nobody has here says so", async () => {
  await open("?id=dp_NONE");
  await button("error.again");
});

it("into the cloud wallet is another address", async () => {
  const app = await open("?coin=BTC");
  await copyAddress();
  const shown = () => document.querySelector("[translate=no]")?.textContent;
  const before = shown();
  const cloud = document.querySelector<HTMLElement>("[role=radio][value=cloud]");
  await app.user.click(cloud as HTMLElement);
  await waitFor(() => expect(shown()).not.toBe(before));
  expect(app.address()).toContain("wallet=cloud");
});

it("deposits by several statuses: the address says it and the server is asked", async () => {
  const app = await open("?status=confirming&status=failed");
  await text("table.noMatch");
  await app.press("table.clear");
  await waitFor(() => expect(document.querySelectorAll("main tbody tr")).toHaveLength(1));
});
