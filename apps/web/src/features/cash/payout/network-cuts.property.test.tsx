import { it } from "vitest";
import { type AppOptions, openApp } from "../../../../test/app.tsx";
import { holdUnderCuts } from "../../../../test/cut-flow.ts";
import { field, offered, text } from "../../../../test/page.tsx";
import { coffer } from "../api.ts";

const sum = { amount: "800.00", currency: "USD" };

it("pays 800 USD out once", async () => {
  await holdUnderCuts("payout to a recipient", 200, {
    confirm: ["cash.payOut", sum],
    isDone: (app) => /\?id=cw_/.test(app.address()),
    orders: async () =>
      (await coffer.cash.getCashWithdrawOrderList({})).items.map((made) => ({ ...made, figures: [] })),
    open: async (options: AppOptions) => {
      const app = await openApp("/assets/cash/withdraw?channel=ach", { as: "mei", ...options });
      await app.choose("cash.payTo", "Studio rent");
      await app.type("cash.amount", "800");
      await app.press("cash.toPayoutReview");
      await text("cash.reviewTitle");
      return app;
    },
    prepare: async (app) => {
      const toVerify = offered("cash.toVerify");
      if (toVerify) {
        await app.user.click(toVerify);
        return true;
      }
      if (!offered("cash.payOut", sum)) return false;
      const pin = (await field("form.fundPin")) as HTMLInputElement;
      if (pin.value !== "") return false;
      await app.type("form.authenticator", "000000");
      await app.type("form.fundPin", "246810");
      return true;
    },
  });
});
