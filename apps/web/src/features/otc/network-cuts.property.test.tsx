import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { holdUnderCuts } from "../../../test/cut-flow.ts";
import { offered } from "../../../test/page.tsx";
import { decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { coffer } from "./api.ts";

const sum = { amount: "0.5", coin: "BTC" };
const orders = async () => {
  const { items } = await coffer.otc.getOrderList({ Role: "taker" });
  return items.map(({ number, total }) => ({
    number,
    figures: [formatAmount(total, { decimals: decimalsOf(total) })],
  }));
};
const isDone = () => offered("otc.another") !== undefined;
const canConfirm = () => waitFor(() => expect(offered("otc.sellAmount", sum)).toBeDefined());

it("sells 0.5 BTC to the desk once, at the shown price", async () => {
  await holdUnderCuts("OTC at a quote", 200, {
    open: async (options) => {
      const app = await openApp("/otc?pair=BTC/USDT&side=sell&size=0.5", { as: "mei", ...options });
      await app.press("otc.ask");
      await canConfirm();
      return app;
    },
    confirm: ["otc.sellAmount", sum],
    isDone,
    orders,
  });
});

it("offers 0.5 BTC once at an own price", async () => {
  await holdUnderCuts("OTC at one's own price", 200, {
    open: async (options) => {
      const app = await openApp("/otc?pair=BTC/USDT&side=sell&way=own&size=0.5", { as: "mei", ...options });
      await app.type("otc.yourPrice", "90000");
      await app.press("otc.lookOver");
      await canConfirm();
      return app;
    },
    confirm: ["otc.sellAmount", sum],
    isDone,
    orders,
  });
});
