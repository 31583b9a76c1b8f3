import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { holdUnderCuts } from "../../../test/cut-flow.ts";
import { offered } from "../../../test/page.tsx";
import { decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { coffer } from "../../platform/p2p/api.ts";

const sum = { coin: "USDT", amount: "200.00", currency: "GBP" };

it("orders coins for 200 GBP by card once, at the shown rate", async () => {
  await holdUnderCuts("card pay", 200, {
    open: async (options) => {
      const app = await openApp("/creditcard?currency=GBP&coin=USDT&amount=200", { as: "mei", ...options });
      await app.press("quickPay.toReview");
      await waitFor(() => expect(offered("quickPay.buyFor", sum)).toBeDefined());
      return app;
    },
    confirm: ["quickPay.buyFor", sum],
    isDone: (app) => /\?id=ko_/.test(app.address()),
    orders: async () =>
      (await coffer.quickPay.getListByQuickPayOrder({ Kind: "card" })).items.map(({ number, quantity }) => ({
        number,
        figures: [formatAmount(quantity, { decimals: decimalsOf(quantity) })],
      })),
  });
});
