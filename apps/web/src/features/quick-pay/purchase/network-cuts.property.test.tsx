import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../../test/app.tsx";
import { holdUnderCuts } from "../../../../test/cut-flow.ts";
import { field, offered } from "../../../../test/page.tsx";
import { decimalsOf, formatAmount } from "../../../platform/amount/amount.ts";
import { coffer } from "../../../platform/p2p/api.ts";

const sum = { coin: "USDT", amount: "300.00", currency: "EUR" };

it("orders coins for 300 EUR on a payment page once, at the shown rate", async () => {
  await holdUnderCuts("quick pay", 200, {
    open: async (options) => {
      const app = await openApp("/fiat/ThirdPartyPaymentOrder?way=new", { as: "mei", ...options });
      await app.choose("quickPay.currency", "EUR");
      await app.choose("quickPay.coin", "USDT");
      await app.type("quickPay.youPay", "300");
      await app.press("quickPay.toReview");
      await waitFor(() => expect(offered("quickPay.toProof")).toBeDefined());
      return app;
    },
    confirm: ["quickPay.buyFor", sum],
    prepare: async (app) => {
      const toProof = offered("quickPay.toProof");
      if (toProof) {
        await app.user.click(toProof);
        return true;
      }
      if (!offered("quickPay.buyFor", sum)) return false;
      const pin = (await field("form.fundPin")) as HTMLInputElement;
      if (pin.value !== "") return false;
      await app.type("form.authenticator", "000000");
      await app.type("form.fundPin", "246810");
      return true;
    },
    isDone: (app) => /\?id=qp_/.test(app.address()),
    orders: async () =>
      (await coffer.quickPay.getListByQuickPayOrder({ Kind: "paymentPage" })).items.map(({ number, quantity }) => ({
        number,
        figures: [formatAmount(quantity, { decimals: decimalsOf(quantity) })],
      })),
  });
});
