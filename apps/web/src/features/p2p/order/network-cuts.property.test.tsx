import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { holdUnderCuts } from "../../../../test/cut-flow.ts";
import { field, offered } from "../../../../test/page.tsx";
import { multiply, truncate } from "../../../platform/amount/amount.ts";
import { coffer } from "../../../platform/p2p/api.ts";

type Opened = Awaited<ReturnType<typeof openApp>>;
const heading = () => document.querySelector("h1")?.textContent ?? "";
const proof = { fundPassword: "246810", googleCode: "000000" };

/** A button's text for the order of this run. */
const said = { amount: "" };
let page = "";
const pair = { coin: "USDT", legalCurrency: "GBP" };
const sized = (price: string) => ({ ...pair, quantity: "200", price, amount: truncate(multiply("200", price), 2) });

/** Opens the page of a new order. */
async function show(app: Opened, { id, amount }: { id: string; amount: string }): Promise<Opened> {
  said.amount = `${amount} GBP`;
  page = `/fiat/order?id=${id}`;
  await app.goTo(page);
  await waitFor(() => expect(heading()).toContain(said.amount));
  return app;
}
const start = (options: AppOptions) => openApp("/fiat/list", { as: "mei", ...options });

/** The page's button opens a question, whose button acts. */
async function ask(app: Opened, label: "p2p.paid" | "p2p.received"): Promise<boolean> {
  // Back leads to the list, so the order is opened again.
  if (app.address() !== page) {
    await app.goTo(page);
    return true;
  }
  const opens = document.querySelector("[role=alertdialog]") ? undefined : offered(label, said);
  if (!opens) return false;
  await app.user.click(opens);
  await waitFor(() => expect(offered("p2p.notYet")).toBeDefined());
  return true;
}

/** The order's changes to a status: exactly one. */
const arrivedAt = (status: number) => async () =>
  (await coffer.p2p.getAllLegalCurrencyOrder()).items.flatMap(({ number, amount, timeline }) =>
    timeline.filter((step) => step.status === status).map(() => ({ number, figures: [amount] })),
  );

it("announces the payment once", async () => {
  await holdUnderCuts("I have paid", 200, {
    open: async (options) => {
      const app = await start(options);
      const { buyPrice } = await coffer.p2p.getReferencePrice(pair);
      return show(app, await coffer.p2p.userBuyCoin({ ...sized(buyPrice), receiptMethodId: "rm_fps_gbp" }));
    },
    confirm: ["p2p.paid", said],
    prepare: (app) => ask(app, "p2p.paid"),
    isDone: () => heading().startsWith("Waiting for") || heading().endsWith("is yours"),
    orders: arrivedAt(0),
  });
});

it("releases the coin once", async () => {
  await holdUnderCuts("I have received", 200, {
    open: async (options) => {
      const app = await start(options);
      const { sellPrice } = await coffer.p2p.getReferencePrice(pair);
      const { items } = await coffer.receiptMethods.getUserReceiptMethodInfoList({ legalCurrency: "GBP" });
      const userReceiptMethodInfoDetailId = items[0]?.userReceiptMethodInfoDetailId ?? "";
      const sale = { ...sized(sellPrice), userReceiptMethodInfoDetailId, verification: proof };
      const order = await coffer.p2p.userSellCoin(sale);
      app.control("POST", "actors/dealer/pay", { id: order.id } as never);
      return show(app, order);
    },
    confirm: ["p2p.received", said],
    prepare: async (app) => {
      if (await ask(app, "p2p.received")) return true;
      if (!offered("p2p.notYet")) return false;
      const pin = (await field("form.fundPin")) as HTMLInputElement;
      if (pin.value !== "") return false;
      await app.type("form.authenticator", "000000");
      await app.type("form.fundPin", "246810");
      return true;
    },
    isDone: () => heading().includes("sold for"),
    orders: arrivedAt(5),
  });
});
