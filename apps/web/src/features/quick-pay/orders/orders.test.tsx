import { act, screen, waitFor } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { button, field, noButton, text } from "../../../../test/page.tsx";
import { coffer } from "../../../platform/p2p/api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const minute = 60_000;
const main = () => document.querySelector("main")?.textContent ?? "";
const open = (search = "", options: AppOptions = {}) =>
  openApp(`/fiat/ThirdPartyPaymentOrder${search}`, { as: "mei", ...options });
const play = (app: Opened, path: string, fields: object) =>
  app.control("POST", `actors/${path}` as never, fields as never);
const placedOrders = async () => (await coffer.quickPay.getListByQuickPayOrder({ Kind: "paymentPage" })).items;
const rows = () => [...document.querySelectorAll("tbody tr")].map((row) => row.textContent ?? "");

/** Starts a purchase of 300 euros up to its proof. */
async function reviewed(options?: AppOptions) {
  const app = await open("?way=new", options);
  await app.choose("quickPay.currency", "EUR");
  await app.type("quickPay.youPay", "300");
  await app.press("quickPay.toReview");
  await button("quickPay.toProof");
  return app;
}
async function atProof(options?: AppOptions) {
  const app = await reviewed(options);
  await app.press("quickPay.toProof");
  await field("form.fundPin");
  return app;
}
async function prove(app: Opened, pin = "246810") {
  await app.type("form.authenticator", "000000");
  await app.type("form.fundPin", pin);
  const target = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLButtonElement>("main button")].find((each) =>
      /^Buy [A-Z]+ for 300\.00 EUR$/.test(each.textContent ?? ""),
    );
    if (!found) throw new Error("Nothing to buy.");
    return found;
  });
  await app.user.click(target);
}
async function placed(options?: AppOptions) {
  const app = await atProof(options);
  await prove(app);
  await text("p2pStatus.toBePaidNext");
  const id = new URL(app.address(), "http://x").searchParams.get("id") ?? "";
  return { app, id };
}

it("starts, proves and pays on the provider's page, followed to the coin", async () => {
  const { app, id } = await placed();
  const link = (await waitFor(() => {
    const found = [...document.querySelectorAll("main a")].find((each) => each.textContent?.startsWith("Pay 300"));
    if (!found) throw new Error("No way to the page.");
    return found;
  })) as HTMLAnchorElement;
  expect([link.target, link.rel]).toEqual(["_blank", "noopener noreferrer"]);
  expect(link.href).toContain("/api/payment-page/");
  app.reload();
  await text("quickPay.ownWindow", { provider: "Paylane" });
  play(app, "provider/pay", { id });
  await app.pass(4000);
  await text("p2pStatus.payingOutNext");
  expect(noButton("quickPay.cancel")).toBe(true);
  await app.pass(15 * minute);
  await text("p2pStatus.completedNext");
});

it.each([50014, 40001])("shows refusal %i at the start at its field", async (value) => {
  const app = await open("?way=new");
  app.fault("initQuickBuyCoinsToken", "code", { value });
  await app.type("quickPay.youPay", "300");
  await app.press("quickPay.toReview");
  const wrong = await field(value === 50014 ? "quickPay.youPay" : "quickPay.coin");
  await waitFor(() => expect(wrong.getAttribute("aria-invalid")).toBe("true"));
});

it.each([60009, 60012, 60013, 60023])("shows refusal %i at the start at the form", async (value) => {
  const app = await open("?way=new");
  app.fault("initQuickBuyCoinsToken", "code", { value });
  await app.type("quickPay.youPay", "300");
  await app.press("quickPay.toReview");
  await screen.findByRole("alert");
  expect(app.address()).not.toContain("step=");
});

it("shows a wrong fund PIN at the proof, and places the order with the right one", async () => {
  const app = await atProof();
  await prove(app, "111111");
  await screen.findByRole("alert");
  expect(await placedOrders()).toHaveLength(0);
  await prove(app);
  await text("p2pStatus.toBePaidNext");
  expect(await placedOrders()).toHaveLength(1);
});

it.each([40016, 50010, 90002])("shows refusal %i at the proof, with nothing placed", async (value) => {
  const app = await atProof();
  app.fault("securityVerify", "code", { value });
  await prove(app);
  await screen.findByRole("alert");
  expect(await placedOrders()).toHaveLength(0);
});

it("restarts after the token expired during the proof, with nothing placed", async () => {
  const app = await atProof();
  app.control("POST", "clock/advance", { ms: 6 * minute } as never);
  await prove(app);
  await waitFor(() => expect(app.sent("InitQuickBuyCoinsToken")).toHaveLength(2));
  expect(await placedOrders()).toHaveLength(0);
  await button("quickPay.toProof");
  expect(app.address()).toContain("step=review");
});

it("requires acceptance of a price changed during the proof", async () => {
  const app = await atProof();
  play(app, "market/price", { coin: "USDT", percent: "3" });
  await app.pass(6 * minute);
  await prove(app);
  await text("flow.priceChanged");
  expect(app.sent("SecurityVerify")).toHaveLength(0);
  await app.press("flow.acceptPrice");
  await app.press("quickPay.toProof");
  await prove(app);
  await text("p2pStatus.toBePaidNext");
  expect(await placedOrders()).toHaveLength(1);
});

it("makes one order after a lost reply, and finds it by its token after a reload", async () => {
  const app = await atProof();
  app.fault("securityVerify", "commitThenDrop");
  await prove(app);
  await text("flow.unknownTitle");
  app.reload();
  app.noFaults();
  await app.pass(4000);
  await text("p2pStatus.toBePaidNext");
  expect(await placedOrders()).toHaveLength(1);
});

it("shows a cancel as unpaid, once, and expires unpaid orders", async () => {
  const { app } = await placed();
  await app.press("quickPay.cancel");
  const yes = await button("quickPay.cancelYes");
  await act(async () => {
    yes.click();
    yes.click();
  });
  await text("quickPay.nothingPaid");
  expect(app.sent("Cancel")).toHaveLength(1);
  app.close();
  const again = await placed();
  await again.app.pass(16 * minute);
  await text("quickPay.nothingPaid");
});

it.each([40005, 40006, 60008, 60015, 60017])("shows refusal %i of a cancel in place", async (value) => {
  const { app } = await placed();
  app.fault("cancelQuickPayOrder", "code", { value });
  await app.press("quickPay.cancel");
  await app.press("quickPay.cancelYes");
  await waitFor(() => expect(document.querySelector("[role=alertdialog] [role=alert]")).not.toBeNull());
});

it.each([60008, 60016])("explains a missing entry code (%i), and keeps the order", async (value) => {
  const { app } = await placed();
  app.fault("getLegalCoinBuyCode", "code", { value });
  app.reload();
  await screen.findByRole("alert");
  await text("p2pStatus.toBePaidNext");
});

it("lists both kinds with their continuations", async () => {
  const app = await open("", { scenario: "quick-pay-orders" });
  await waitFor(() => expect(rows()).toHaveLength(8));
  await app.press("quickPay.resumeCard");
  await text("cards.cardOrder");
  expect(app.address()).toContain("/creditcard?id=ko_");
  await app.back();
  await app.press("quickPay.resumePay");
  await text("quickPay.pageOrder");
  await text("quickPay.ownWindow", { provider: "Paylane" });
});

it("sends the address's filters, order and keyword to the server", async () => {
  const app = await open("?kind=card&status=completed&sort=-amount", { scenario: "quick-pay-orders" });
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toContain("Cardbridge");
  await app.goTo("/fiat/ThirdPartyPaymentOrder?coin=BTC&q=paylane");
  await waitFor(() => expect(rows()).toHaveLength(1));
  expect(rows()[0]).toContain("BTC");
  await app.goTo("/fiat/ThirdPartyPaymentOrder?q=nothing-like-it");
  await text("table.noMatch");
  expect(main()).not.toContain("Paylane");
});

it("exports the whole list with raw amounts and UTC times", async () => {
  const app = await open("", { scenario: "quick-pay-orders" });
  await waitFor(() => expect(rows()).toHaveLength(8));
  const saved: Blob[] = [];
  vi.spyOn(URL, "createObjectURL").mockImplementation((blob) => {
    saved.push(blob as Blob);
    return "blob:saved";
  });
  await app.press("table.csv");
  await waitFor(() => expect(saved).toHaveLength(1));
  const file = (await saved[0]?.text()) ?? "";
  expect(file.trim().split(/\r?\n/).length).toBeGreaterThanOrEqual(9);
  expect(file).toContain("410.00");
  expect(file).toMatch(/2026-\d\d-\d\dT\d\d:\d\d:\d\d/);
});

it("links a card order to its own page", async () => {
  const app = await open("", { scenario: "card-reconfirm" });
  const [card] = (await coffer.quickPay.getListByQuickPayOrder({ Kind: "card" })).items;
  await app.goTo(`/fiat/ThirdPartyPaymentOrder?id=${card?.id}`);
  await app.press("quickPay.openCard");
  await text("cards.movedBody");
});
