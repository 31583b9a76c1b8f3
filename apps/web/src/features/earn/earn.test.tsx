import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../test/app.tsx";
import { noButton, noText, text, words } from "../../../test/page.tsx";
import { coffer } from "../../platform/api.ts";
import { serverNow } from "../../platform/time/deadline.ts";

const main = () => document.querySelector("main")?.textContent ?? "";
const MINUTE = 60_000;
const named = async (name: string) => {
  await screen.findAllByText(name);
  return [...document.querySelectorAll<HTMLAnchorElement>("main a")].find((each) => each.textContent === name);
};
const open = (path: string, options: AppOptions = {}) => openApp(path, { as: "mei", ...options });

/** Opens the review of 1 000 USDT for USDT flexible. */
async function atReview(options?: AppOptions) {
  const app = await open("/earn", options);
  await app.user.click((await named("USDT flexible")) as HTMLElement);
  await app.press("earn.stake", { coin: "USDT" });
  // The product page's calculator has an amount field too.
  await text("earn.paysFrom");
  await app.type("earn.amount", "1000");
  await app.user.click(await screen.findByText(words("earn.agree")));
  await app.press("earn.toReview");
  await text("earn.reviewTitle");
  return app;
}
const staked = { amount: "1,000", coin: "USDT" };

it("shows visitors introduction, products, yields and risks, and asks for sign-in to stake", async () => {
  const app = await openApp("/earn");
  await text("earn.heading");
  await screen.findByText("ETH 30 days");
  expect(main()).toContain(words("earn.full"));
  expect(main()).toContain(words("earn.closed"));
  await text("earn.interestOf", { days: 30 });
  await app.user.click((await named("USDT flexible")) as HTMLElement);
  await text("earn.asTable");
  await app.press("earn.stake", { coin: "USDT" });
  await waitFor(() => expect(app.address()).toMatch(/^\/user\/login/));
});

it("shows products at once to a signed-in user", async () => {
  await open("/earn");
  await text("earn.mine");
  expect(noText("earn.heading")).toBe(true);
});

it("marks closed and full products as unavailable", async () => {
  const app = await open("/earn");
  await app.user.click((await named("TRX 30 days")) as HTMLElement);
  await text("earn.fullBody");
  expect(noButton("earn.stake", { coin: "TRX" })).toBe(true);
});

it("stakes once after accepting the terms, and shows the start of interest", async () => {
  const app = await atReview();
  await app.press("earn.stakeAction", staked);
  await text("earn.stakedDone");
  expect(app.address()).toMatch(/\?id=fr_/);
  expect([app.sent("CreateUser").length, app.sent("CreateDeposit").length]).toEqual([1, 1]);
});

it("requires the minimum and the terms", async () => {
  const app = await open("/earn");
  await app.user.click((await named("USDT flexible")) as HTMLElement);
  await app.press("earn.stake", { coin: "USDT" });
  // The product page's calculator has an amount field too.
  await text("earn.paysFrom");
  await app.type("earn.amount", "1");
  await app.press("earn.toReview");
  await screen.findAllByText(words("form.amountBelow", { limit: "10", unit: "USDT" }));
  await screen.findAllByText(words("earn.agreeFirst"));
  expect(app.sent("CreateDeposit")).toHaveLength(0);
});

it("takes nothing when a product closes at the last moment", async () => {
  const app = await atReview();
  app.control("POST", "actors/earn/coin", { coin: "USDT", open: false });
  await app.press("earn.stakeAction", staked);
  await screen.findByRole("alert");
  expect(app.address()).not.toMatch(/id=fr_/);
});

it("lists positions, next events, history and closed ones", async () => {
  const app = await open("/assets/invest", { scenario: "earn" });
  await text("earn.nextEvents");
  await screen.findAllByText("USDT flexible");
  expect(screen.getAllByText("ETH 30 days").length).toBeGreaterThan(0);
  await app.press("earn.showHistory");
  await screen.findAllByText(`${words("earn.typeRedeem")} · USDT flexible`);
  await app.press("earn.showClosed");
  await screen.findAllByText(words("earn.ended"));
});

it("redeems a part, shows the rest, and follows the record", async () => {
  const app = await open("/assets/invest", { scenario: "earn" });
  await screen.findAllByText("USDT flexible");
  const rows = [...document.querySelectorAll<HTMLAnchorElement>('main a[href*="redeem="]')];
  await app.user.click(rows.at(-1) as HTMLElement);
  await app.type("earn.amount", "500");
  await app.press("earn.toReview");
  await text("earn.reviewTitle");
  await app.press("earn.redeemAction", { amount: "500", coin: "USDT" });
  await text("earn.redeemingNext");
  expect(app.sent("CreateWithdraw")).toHaveLength(1);
});

it("announces the pause, counts it down, and ends it at 16:20 UTC", async () => {
  const app = await openApp("/earn", { scenario: "earn" });
  const day = 1440 * MINUTE;
  await screen.findAllByText("USDT flexible");
  // A visitor's page has no time limit.
  await app.pass((day + 959 * MINUTE - (serverNow() % day)) % day);
  coffer.session.accept(app.control("POST", "personas/sign-in", { name: "mei" }));
  await app.goTo("/assets/invest");
  await text("earn.nextEvents");
  await waitFor(() => expect(main()).toContain("16:00–16:20 UTC"));
  await app.pass(2 * MINUTE);
  await text("earn.paused");
  app.reload();
  await text("earn.paused");
  expect(document.querySelector('main a[href*="redeem="]')).toBeNull();
  await app.pass(20 * MINUTE);
  await waitFor(() => expect(document.querySelector('main a[href*="redeem="]')).not.toBeNull());
  expect(noText("earn.paused")).toBe(true);
});
