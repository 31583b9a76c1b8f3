import { screen } from "@testing-library/react";
import { it } from "vitest";
import { type AppOptions, openApp } from "../../../test/app.tsx";
import { holdUnderCuts } from "../../../test/cut-flow.ts";
import { field, offered, text, words } from "../../../test/page.tsx";
import { coffer } from "./api.ts";

const sum = { amount: "100", coin: "USDT" };
const shared = {
  confirm: ["transfers.action", sum] as const,
  isDone: (app: Awaited<ReturnType<typeof openApp>>) => /\?id=tr_/.test(app.address()),
  orders: async () => (await coffer.transfers.getTransferHistory({})).items,
};

it("transfers 100 USDT to another own wallet once", async () => {
  await holdUnderCuts("transfer between own wallets", 200, {
    ...shared,
    open: async (options: AppOptions) => {
      const app = await openApp("/assets/transfer?coin=USDT", { as: "verified", ...options });
      await app.choose("transfers.to", words("page.walletEarn"));
      await app.type("transfers.amount", "100");
      await app.press("transfers.toReview");
      await text("transfers.reviewTitle");
      return app;
    },
  });
});

it("transfers 100 USDT to another user once", async () => {
  await holdUnderCuts("transfer to somebody else", 200, {
    ...shared,
    open: async (options) => {
      const app = await openApp("/assets/transfer?coin=USDT&to=user", { as: "mei", ...options });
      await app.type("transfers.uid", "80413");
      await app.user.tab();
      await screen.findByText("V***a O***e");
      await app.type("transfers.amount", "100");
      await app.press("transfers.toReview");
      await text("transfers.reviewTitle");
      return app;
    },
    prepare: async (app) => {
      const toVerify = offered("transfers.toVerify");
      if (toVerify) {
        await app.user.click(toVerify);
        return true;
      }
      if (!offered("transfers.action", sum)) return false;
      const pin = (await field("form.fundPin")) as HTMLInputElement;
      if (pin.value !== "") return false;
      await app.type("form.authenticator", "000000");
      await app.type("form.fundPin", "246810");
      return true;
    },
  });
});
