import { screen } from "@testing-library/react";
import { it, vi } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { type CutFlow, holdUnderCuts } from "../../../../test/cut-flow.ts";
import { field, offered, text, words } from "../../../../test/page.tsx";
import { coffer } from "../api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const minute = 60_000;
/** The order of this run, and its page. */
let [order, page] = ["", ""];
const dialog = () => document.querySelector("[role=alertdialog]");

/** Opens the page of an order paid in this way, a number of hours ago. */
async function openPaid(how: "pay" | "pay-twice", hours: number, options: AppOptions): Promise<Opened> {
  const app = await openApp("/merchant/transaction?tab=codes", { as: "merchant", ...options });
  const { id, number } = await coffer.merchant.createPaymentOrder({
    ...{ merchantOrderNumber: "HP-1", amount: "100", subject: "Oak bench", fiatCurrency: "EUR" },
    ...{ coin: "USDT", network: "TRC20" },
  });
  app.control("POST", `actors/payer/${how}` as never, { id } as never);
  await app.pass(2 * minute + hours * 60 * minute);
  [order, page] = [id, `/merchant/transaction?id=${id}`];
  await app.goTo(page);
  await screen.findAllByText(number);
  return app;
}
/** Back leads to the list, so the order is opened again. */
async function returned(app: Opened): Promise<boolean> {
  if (app.address() === page) return false;
  await app.goTo(page);
  return true;
}
/** The dialog's chunk loads in real time, so nothing is pressed before. */
async function askedBy(app: Opened, opens: HTMLElement): Promise<boolean> {
  await app.user.click(opens);
  const isAsked = () => document.querySelector("[role=alertdialog], [role=dialog]") !== null;
  await vi.waitUntil(isAsked, { timeout: 10_000, interval: 20 }).catch(() => undefined);
  return true;
}
async function prove(app: Opened): Promise<boolean> {
  const pin = (await field("form.fundPin")) as HTMLInputElement;
  if (pin.value !== "") return false;
  await app.type("form.fundPin", "246810");
  return true;
}

/** The page was read late: another pass is answered as already passed. */
async function leave(app: Opened): Promise<boolean> {
  const notNow = offered("merchantOrders.notNow");
  if (notNow) await app.user.click(notNow);
  return notNow !== undefined;
}

const passYes = ["merchantOrders.passYes", { count: 1 }] as const;
const passed = async () =>
  (await coffer.merchant.getPaymentOrderList({ Keyword: "HP-1" })).items
    .filter(({ status }) => status === 4)
    .map(({ number }) => ({ number }));
const pass: CutFlow = {
  open: (options) => openPaid("pay-twice", 0, options),
  confirm: passYes,
  prepare: async (app) => {
    if (await returned(app)) return true;
    if (!dialog()) {
      const opens = offered("merchantOrders.pass");
      return opens !== undefined && askedBy(app, opens);
    }
    if (says(words("merchantOrderStatus.completedNext"))) return leave(app);
    return offered(...passYes) !== undefined && prove(app);
  },
  isDone: () => !dialog() && says(words("merchantOrderStatus.completedNext")),
  orders: passed,
};
/** The page's text, without the dialog. */
const says = (what: string | RegExp) => (document.querySelector("main")?.textContent ?? "").search(what) >= 0;

const refundYes = ["merchantOrders.refundYes", { amount: "100.00 USDT" }] as const;
const refunds = async () =>
  (await coffer.merchant.getRefundOrder({ id: order })).items.map(({ number }) => ({ number }));
let before = 0;
const refund: CutFlow = {
  open: async (options) => {
    const app = await openPaid("pay", 8, options);
    before = (await refunds()).length;
    return app;
  },
  confirm: refundYes,
  prepare: async (app, unwatched) => {
    if (await returned(app)) return true;
    // Already requested: the user sees that and does not repeat it.
    if ((await unwatched(refunds)).length > before) return leave(app);
    if (!dialog()) {
      const opens = offered("merchantOrders.refund");
      return opens !== undefined && askedBy(app, opens);
    }
    const use = offered("merchantOrders.usePayer");
    const reason = use && ((await field("merchantOrders.refundReason")) as HTMLTextAreaElement);
    if (!use || reason?.value !== "") return false;
    await app.user.click(use);
    await app.type("merchantOrders.refundReason", "Scratched");
    return true;
  },
  isDone: () => !dialog() && says(/R\d{13}/),
  orders: refunds,
};

const isLetOut = () => says("T2-W-0007") && !says(words("merchantWallet.askedBy", { cashier: "quay-till-2" }));
/** A cashier's withdrawal, which the merchant approves. */
const payout: CutFlow = {
  open: async (options) => {
    const app = await openApp("/maintain", { as: "merchant", scenario: "merchant-cashier-asks", ...options });
    const { items } = await coffer.merchant.getMerchantListByCoinTransactionOut({});
    const { id = "" } = items.find(({ merchantWithdrawalNumber }) => merchantWithdrawalNumber === "T2-W-0007") ?? {};
    page = `/merchant/withdraw/order?id=${id}`;
    await app.goTo(page);
    await text("merchantWallet.approve");
    return app;
  },
  confirm: passYes,
  prepare: async (app) => {
    if (await returned(app)) return true;
    if (!dialog()) {
      const opens = offered("merchantWallet.approve");
      return opens !== undefined && askedBy(app, opens);
    }
    if (isLetOut()) return leave(app);
    return offered(...passYes) !== undefined && prove(app);
  },
  isDone: (app) => app.address() === page && !dialog() && isLetOut(),
  orders: async () =>
    (await coffer.merchant.getMerchantListByCoinTransactionOut({})).items
      .filter((each) => each.merchantWithdrawalNumber === "T2-W-0007" && each.review === "passed")
      .map(({ number }) => ({ number })),
};

it("passes a payment, requests a refund and approves a withdrawal exactly once", async () => {
  await holdUnderCuts("pass, refund and pay out", 200, pass, refund, payout);
});
