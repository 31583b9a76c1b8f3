import { it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { holdUnderCuts } from "../../../test/cut-flow.ts";
import { offered, text, words } from "../../../test/page.tsx";
import { coffer } from "../../platform/api.ts";

const address = "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv";
const sum = { amount: "100", coin: "USDT" };

const empty = (label: "form.code" | "form.fundPin") =>
  [...document.querySelectorAll("main label")].some(
    (each) =>
      each.textContent?.startsWith(words(label)) &&
      each instanceof HTMLLabelElement &&
      each.control instanceof HTMLInputElement &&
      each.control.value === "",
  );

it("withdraws 100 USDT once", async () => {
  await holdUnderCuts("withdraw", 200, {
    open: async (options) => {
      const app = await openApp("/assets/withdraw?coin=USDT&network=TRC20", { as: "verified", ...options });
      await app.paste("form.address", address);
      await app.type("withdrawals.amount", "100");
      await app.press("withdrawals.toReview");
      await text("withdrawals.reviewTitle");
      return app;
    },
    confirm: ["withdrawals.send", sum],
    prepare: async (app) => {
      const toVerify = offered("withdrawals.toVerify");
      if (toVerify) {
        await app.user.click(toVerify);
        return true;
      }
      if (!offered("withdrawals.send", sum) || !(empty("form.code") || empty("form.fundPin"))) return false;
      const sendCode = offered("form.sendCode");
      if (sendCode) await app.user.click(sendCode);
      await app.pass(2000);
      // Still pending: the code hasn't arrived yet.
      if (document.querySelector("main [aria-busy=true]:not([type=submit])")) return true;
      await app.type("form.code", "000000");
      await app.type("form.fundPin", "246810");
      return true;
    },
    isDone: () => offered("withdrawals.another") !== undefined,
    orders: async () => {
      const { items } = await coffer.withdrawals.getListByCoinTransactionOut({});
      return items;
    },
  });
});
