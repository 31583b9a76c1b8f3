import { screen, waitFor } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { field, noButton, text, words } from "../../../../test/page.tsx";
import { coffer } from "../api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const minute = 60_000;
const dialog = () => document.querySelector("[role=dialog]")?.textContent ?? "";
const state = () => document.querySelector("[data-till]")?.getAttribute("data-till");
const act = (app: Opened, what: string, id: string, more = {}) =>
  app.control("POST", `actors/payer/${what}` as never, { id, ...more } as never);

const open = (search: string, options: AppOptions = {}) =>
  openApp(`/merchant/transaction${search}`, { as: "cashier", ...options });
/** Opens the till with an order of 100 USDT. */
async function atTill() {
  const app = await open("?tab=codes");
  await text("merchantTill.noCodes");
  const order = await coffer.merchant.createPaymentOrder({
    ...{ merchantOrderNumber: "T2-1", subject: "Table 7", fiatCurrency: "EUR", coin: "USDT", network: "TRC20" },
    ...{ amount: "100", validMinutes: 15 },
  });
  await app.goTo(`/merchant/transaction?till=${order.id}`);
  await waitFor(() => expect(state()).toBe("waiting"));
  return { app, order };
}
async function fillIn(app: Opened) {
  await app.type("merchantTill.amount", "20");
  await app.type("merchantTill.subject", "Oak bench");
}

it("makes one order and its code from a fiat price, however often it is pressed", async () => {
  const app = await open("?do=ask");
  await fillIn(app);
  await text("merchantTill.paysAbout");
  const [first, second] = [app.press("merchantTill.ask"), app.press("merchantTill.ask")];
  await Promise.all([first, second]);
  await waitFor(() => expect(state()).toBe("waiting"));
  expect(app.sent("Create")).toHaveLength(1);
  expect(app.address()).toContain("till=po_");
  const { items } = await coffer.merchant.getPaymentOrderList({});
  expect(items).toHaveLength(1);
  expect(items[0]).toMatchObject({ fiatAmount: "20.00", subject: "Oak bench" });
});

it("limits a cashier's validity to the merchant's, and the merchant's to a day", async () => {
  const choices = async (app: Opened) => {
    await app.user.click(await field("merchantTill.valid"));
    return screen.findAllByRole("option").then((options) => options.map(({ textContent }) => textContent));
  };
  const minutes = (...all: number[]) => all.map((each) => words("merchantTill.minutes", { minutes: each }));
  const cashier = await open("?do=ask");
  expect((await field("merchantTill.valid")).textContent).toBe(minutes(30)[0]);
  expect(await choices(cashier)).toEqual(minutes(5, 15, 30));
  cashier.close();
  const merchant = await open("?do=ask", { as: "merchant" });
  expect(await choices(merchant)).toEqual(minutes(5, 15, 30, 60, 240, 1440));
});

it("makes one order after a lost reply, under the same key", async () => {
  const app = await open("?do=ask");
  await fillIn(app);
  app.fault("createPaymentOrder", "commitThenDrop");
  await app.press("merchantTill.ask");
  await text("flow.unknownTitle");
  app.noFaults();
  await app.press("flow.askNow");
  await waitFor(() => expect(state()).toBe("waiting"));
  expect(new Set(app.sent("Create").map(({ key }) => key)).size).toBe(1);
  expect((await coffer.merchant.getPaymentOrderList({})).totalCount).toBe(1);
});

it.each([
  [40009, "merchantTill.number"],
  [40013, "merchantTill.amount"],
] as const)("returns to the field of refusal %i", async (value, label) => {
  const app = await open("?do=ask");
  await fillIn(app);
  app.fault("createPaymentOrder", "code", { value });
  await app.press("merchantTill.ask");
  await waitFor(async () => expect((await field(label)).getAttribute("aria-invalid")).toBe("true"));
});

it.each([40016, 60013])("shows refusal %i above the form", async (value) => {
  const app = await open("?do=ask");
  await fillIn(app);
  app.fault("createPaymentOrder", "code", { value });
  await app.press("merchantTill.ask");
  await waitFor(() => expect(document.querySelector("main form [role=alert]")).not.toBeNull());
});

it("shows a payment within a second, the missing half, and the rest as paid", async () => {
  const { app, order } = await atTill();
  expect(dialog()).toContain("100.00");
  act(app, "pay", order.id, { amount: "60" });
  await app.pass(1000);
  await waitFor(() => expect(state()).toBe("partial"));
  await text("merchantTill.partial", { missing: "40.00 USDT" });
  expect(dialog()).toContain("40.00");
  act(app, "pay", order.id);
  await app.pass(1000);
  await waitFor(() => expect(state()).toBe("seen"));
  expect(document.querySelector("[role=dialog] svg[role=img]")).toBeNull(); // Payment details disappear, so that it isn't paid twice.
  await app.pass(2 * minute);
  await waitFor(() => expect(state()).toBe("paid"));
  await text("merchantTill.next");
});

it("plays a sound after an earlier interaction", async () => {
  const tones: number[] = [];
  const gain = { setValueAtTime: () => undefined, exponentialRampToValueAtTime: () => undefined };
  class Sound {
    currentTime = 0;
    destination = {};
    resume = () => Promise.resolve();
    createGain = () => ({ gain, connect: (to: object) => to });
    createOscillator = () => ({
      ...{ frequency: { value: 0 }, connect: (to: object) => to, stop: () => undefined },
      start: (at: number) => tones.push(at),
    });
  }
  vi.stubGlobal("AudioContext", Sound);
  Object.defineProperty(navigator, "userActivation", { value: { hasBeenActive: true }, configurable: true });
  onTestFinished(() => {
    vi.unstubAllGlobals();
    Reflect.deleteProperty(navigator, "userActivation");
  });
  const { app, order } = await atTill();
  act(app, "pay", order.id);
  await app.pass(1000);
  await waitFor(() => expect(state()).toBe("seen"));
  expect(tones).toHaveLength(1);
});

it("reports the end of the time, and offers the next payment", async () => {
  const { app } = await atTill();
  await app.pass(16 * minute);
  await waitFor(() => expect(state()).toBe("expired"));
  await app.press("merchantTill.next");
  await text("merchantTill.newLead");
});

it("marks a double payment, and a cancelled order", async () => {
  const { app, order } = await atTill();
  act(app, "pay-twice", order.id);
  await app.pass(2 * minute);
  await waitFor(() => expect(state()).toBe("review"));
  expect(dialog()).toContain(words("merchantOrderStatus.over"));
  const second = await coffer.merchant.createPaymentOrder({
    ...{ merchantOrderNumber: "T2-2", subject: "Table 8", fiatCurrency: "EUR", coin: "USDT", network: "TRC20" },
    amount: "10",
  });
  await app.goTo(`/merchant/transaction?till=${second.id}`);
  await waitFor(() => expect(state()).toBe("waiting"));
  await app.press("merchantOrders.cancel");
  await app.user.click(await text("merchantOrders.cancelYes"));
  await waitFor(() => expect(state()).toBe("cancelled"));
});

it("reports a lost connection and keeps the state", async () => {
  const { app } = await atTill();
  app.fault("getPaymentOrder", "status", { value: 503 });
  await app.pass(1000);
  await text("merchantTill.reconnecting");
  expect(state()).toBe("waiting");
  app.noFaults();
  await app.pass(1000);
  await text("merchantTill.live");
});

it("creates, prints and revokes a collection code", async () => {
  const app = await open("?tab=codes", { scenario: "merchant-till" });
  await screen.findByText("Coffee and a bun");
  await app.press("merchantTill.newCode");
  await app.user.click(await text("merchantTill.fixed"));
  await app.type("merchantTill.amount", "7.5");
  await app.type("merchantTill.subject", "Saturday workshop");
  await app.press("merchantTill.makeCode");
  const print = vi.spyOn(window, "print").mockReturnValue(undefined);
  await app.press("merchantTill.print");
  expect(print).toHaveBeenCalledTimes(1);
  await app.press("form.close");
  expect(app.sent("CreateMerchantsReceiptCode")).toHaveLength(1);
  await waitFor(() => expect(screen.getAllByText(words("merchantTill.active"))).toHaveLength(3));
  const [revoke] = screen.getAllByText(words("merchantTill.revoke"));
  await app.user.click(revoke as HTMLElement);
  await app.user.click(await text("merchantTill.revokeYes"));
  await text("merchantTill.revoked");
  await waitFor(() => expect(noButton("merchantTill.revokeYes")).toBe(true));
});
