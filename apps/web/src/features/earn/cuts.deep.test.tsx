import { screen } from "@testing-library/react";
import { it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { holdUnderCuts } from "../../../test/cut-flow.ts";
import { text } from "../../../test/page.tsx";
import { coffer } from "./api.ts";

const isDone = (app: Awaited<ReturnType<typeof openApp>>) => /\?id=fr_/.test(app.address());

it("321 USDT are redeemed once", async () => {
  await holdUnderCuts("redeem", 60, {
    open: async (options) => {
      const app = await openApp("/assets/invest", { as: "mei", scenario: "earn", ...options });
      await screen.findAllByText("USDT flexible");
      const links = document.querySelectorAll<HTMLElement>('main a[href*="redeem="]');
      await app.user.click(links[links.length - 1] as HTMLElement);
      await app.type("earn.amount", "321");
      await app.press("earn.toReview");
      await text("earn.reviewTitle");
      return app;
    },
    confirm: ["earn.redeemAction", { amount: "321", coin: "USDT" }],
    isDone,
    orders: async () =>
      (await coffer.financing.getUserTradeRecord({ Type: "redeem" })).items.filter(({ amount }) => amount === "321"),
  });
});
