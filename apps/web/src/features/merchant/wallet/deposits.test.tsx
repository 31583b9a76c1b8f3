import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { button, text, words } from "../../../../test/page.tsx";
import { coffer } from "../api.ts";

const place = { coin: "USDT", network: "TRC20" };

it("shows the merchant wallet's own address and follows deposits to the end", async () => {
  const app = await openApp("/merchant/deposit?coin=USDT&network=TRC20", { as: "merchant" });
  await button("deposits.copyAddress");
  await text("merchantWallet.depositLead");
  const shown = document.querySelector("[translate=no]")?.textContent?.replaceAll(/\s/g, "");
  const { address } = await coffer.merchant.getMerchantAddress(place);
  expect(shown).toBe(address);
  expect((await coffer.deposits.getAddress(place)).address).not.toBe(address);

  app.control("POST", "chain/deposit", { ...place, address, amount: "25" });
  await app.press("merchantWallet.depositOrders");
  await waitFor(() => expect(document.body.textContent).toContain(words("status.confirming")));
  await app.press("deposits.details");
  await text("status.confirmingNext");
  expect(app.address()).toMatch(/^\/merchant\/deposit\/order\?id=dp_/);
  await app.pass(600_000);
  await text("status.creditedNext");
  await app.press("deposits.all");
  await button("deposits.details");
});

it.each([
  [40017, "deposits.noAddress"],
  [40002, "deposits.closed"],
] as const)("explains a missing address (%i)", async (value, words) => {
  const app = await openApp("/merchant/deposit", { as: "cashier" });
  await text("deposits.noneCoin");
  app.fault("getMerchantAddress", "code", { value });
  await app.goTo("/merchant/deposit?coin=BTC");
  await text(words, { coin: "BTC", network: "Bitcoin" });
});

it("tells other users, and sends no merchant call", async () => {
  const app = await openApp("/merchant/deposit?coin=BTC", { as: "mei" });
  await text("merchant.onlyTitle");
  expect(app.sent("GetAddress")).toHaveLength(0);
  expect(app.sent("GetAssets")).toHaveLength(0);
});
