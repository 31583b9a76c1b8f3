import { screen } from "@testing-library/react";
import { it } from "vitest";
import { openApp } from "../../../test/app.tsx";
import { holdUnderCuts } from "../../../test/cut-flow.ts";
import { text, words } from "../../../test/page.tsx";
import { coffer } from "./api.ts";

const isDone = (app: Awaited<ReturnType<typeof openApp>>) => /\?id=fr_/.test(app.address());
const records = async (type: "redeem" | "stake", of: string) =>
  (await coffer.earn.getUserTradeRecord({ Type: type })).items.filter(({ amount }) => amount === of);

/** The flow's own address. A back navigation leaves it, so it is opened again. */
let page = "";
async function returned(app: Awaited<ReturnType<typeof openApp>>): Promise<boolean> {
  if (app.address().startsWith(page)) return false;
  await app.goTo(page);
  return true;
}

it("stakes 321 USDT once, accepting the terms on the way", async () => {
  await holdUnderCuts("stake", 200, {
    open: async (options) => {
      const app = await openApp("/earn", { as: "mei", ...options });
      await screen.findByText("USDT flexible");
      await app.user.click(screen.getByRole("link", { name: "USDT flexible" }));
      await app.press("earn.stake", { coin: "USDT" });
      // The product page's calculator has an amount field too.
      await text("earn.paysFrom");
      page = app.address();
      await app.type("earn.amount", "321");
      await app.user.click(await screen.findByText(words("earn.agree")));
      await app.press("earn.toReview");
      await text("earn.reviewTitle");
      return app;
    },
    confirm: ["earn.stakeAction", { amount: "321", coin: "USDT" }],
    prepare: returned,
    isDone,
    orders: () => records("stake", "321"),
  });
});

it("redeems 321 USDT once", async () => {
  await holdUnderCuts("redeem", 200, {
    open: async (options) => {
      const app = await openApp("/assets/invest", { as: "mei", scenario: "earn", ...options });
      await screen.findAllByText("USDT flexible");
      const links = document.querySelectorAll<HTMLElement>('main a[href*="redeem="]');
      await app.user.click(links[links.length - 1] as HTMLElement);
      await text("earn.toReviewNote");
      page = app.address();
      await app.type("earn.amount", "321");
      await app.press("earn.toReview");
      await text("earn.reviewTitle");
      return app;
    },
    confirm: ["earn.redeemAction", { amount: "321", coin: "USDT" }],
    prepare: returned,
    isDone,
    orders: () => records("redeem", "321"),
  });
});
