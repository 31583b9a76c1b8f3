import { waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { holdUnderCuts } from "../../../test/cut-flow.ts";
import { field, offered, text } from "../../../test/page.tsx";
import { decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { coffer } from "./api.ts";

const sum = { amount: "500", coin: "USDT" };

it("converts 500 USDT once, at the shown price", async () => {
  await holdUnderCuts("convert", 200, {
    open: async (options) => {
      const app = await openApp("/convert?from=USDT&to=BTC&amount=500", { as: "mei", ...options });
      await waitFor(async () =>
        expect(((await field("convert.youReceive")) as HTMLInputElement).value).toMatch(/^0\.00\d+$/),
      );
      await app.press("convert.action", sum);
      await text("convert.reviewTitle", { fromCoin: "USDT", toCoin: "BTC" });
      return app;
    },
    confirm: ["convert.action", sum],
    isDone: () => offered("convert.another") !== undefined,
    orders: async () => {
      const { items } = await coffer.convert.getConvertHistory({});
      return items.map(({ number, toAmount }) => ({
        number,
        figures: [formatAmount(toAmount, { decimals: decimalsOf(toAmount) })],
      }));
    },
  });
});
