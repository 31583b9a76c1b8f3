import { paidOrder } from "../../../testing/payment-orders.ts";
import { type ModuleTesting, page, recipe, type Scene } from "../../../testing/scene.ts";

type Id = "getSubMerchantDailyReport" | "getMerchantSalesSummary";
const NO_RATE = "`actors/market/rate` with hasRate false, for a coin that was sold";
const refusals = (id: Id) => ({
  40001: recipe("a currency there isn't", (scene: Scene) => scene.as("merchant").call(id, { currency: "DOGE" })),
  60012: recipe(NO_RATE, (scene: Scene) => {
    paidOrder(scene);
    scene.act("market/rate", { coin: "USDT", hasRate: false });
    return scene.as("merchant").call(id, {});
  }),
});

export const testing: ModuleTesting = {
  inputs: {
    getSubMerchantDailyReport: {
      ...page,
      Coin: "USDT",
      currency: "EUR",
      TimeZone: "Europe/London",
      Sorting: "date asc",
    },
    getMerchantSalesSummary: { currency: "EUR", TimeZone: "Asia/Shanghai", Step: "hour" },
  },
  recipes: {
    getSubMerchantDailyReport: refusals("getSubMerchantDailyReport"),
    getMerchantSalesSummary: refusals("getMerchantSalesSummary"),
  },
};
