import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { button, field, noButton, text, words } from "../../../../test/page.tsx";

type App = Awaited<ReturnType<typeof openApp>>;
const pair = "USDT / EUR";

async function fillIn(app: App, rate: string) {
  await app.press("merchantRates.add");
  fireEvent.click(await field("merchantRates.fiat"));
  fireEvent.click(await screen.findByText(/^EUR · /));
  await app.choose("merchantRates.coin", "USDT");
  await app.type("merchantRates.rateOf", rate);
}

it("sets, changes and deletes a rate beside the market's", async () => {
  const app = await openApp("/merchant/setrate", { as: "merchant" });
  await text("merchantRates.none");
  await fillIn(app, "0.92");
  await text("merchantRates.byYours");
  await text("merchantRates.pays", { price: "100.00 EUR", coins: "108.695652 USDT" });
  await app.press("merchantRates.addNow");
  await text("merchantRates.set", { pair });
  await screen.findByText(pair);
  await app.press("merchantRates.change");
  await app.type("merchantRates.rateOf", "0.93");
  await app.press("merchantRates.changeNow");
  await screen.findByText("0.93 EUR");
  await app.press("merchantRates.remove");
  await text("merchantRates.removeTitle", { pair });
  await app.press("merchantRates.remove");
  await text("merchantRates.none");
});

it("warns of a rate far from the market, and refuses zero before sending", async () => {
  const app = await openApp("/merchant/setrate", { as: "merchant" });
  await fillIn(app, "9.2");
  await text("merchantRates.farTitle");
  await app.type("merchantRates.rateOf", "0");
  await app.press("merchantRates.addNow");
  await text("form.amountZero");
  expect(app.sent("Create")).toHaveLength(0);
});

it("sets a rate once after a lost reply", async () => {
  const app = await openApp("/merchant/setrate", { as: "merchant" });
  await fillIn(app, "0.92");
  app.fault("createMerchantRateSetting", "commitThenDrop", { nth: 1 });
  await app.press("merchantRates.addNow");
  await app.pass(20_000);
  await screen.findByText(pair);
  expect(new Set(app.sent("Create").map(({ key }) => key)).size).toBe(1);
});

it("shows a cashier the rates read-only", async () => {
  await openApp("/merchant/setrate", { as: "cashier" });
  await text("merchantRates.leadCashier");
  await text("merchantRates.none");
  expect(noButton("merchantRates.add")).toBe(true);
});

it("filters channel fees by kind, in the address", async () => {
  const app = await openApp("/merchant/channelfee", { as: "merchant" });
  await screen.findAllByText("0.8 %");
  await app.user.click(await button("merchantRates.withdrawals"));
  await waitFor(() => expect(app.address()).toContain("kind=withdraw"));
  await waitFor(() => expect(document.body.textContent).toContain(words("merchantRates.resets", { time: "" }).trim()));
  await app.reload();
  await screen.findByRole("heading", { name: words("shell.channelFee") });
  expect(app.address()).toContain("kind=withdraw");
});

it("tells other users that the page is for merchants", async () => {
  const app = await openApp("/merchant/setrate", { as: "mei" });
  await text("merchant.onlyTitle");
  expect(app.sent("Create")).toHaveLength(0);
});
