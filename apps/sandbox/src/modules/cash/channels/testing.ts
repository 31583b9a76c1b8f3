import { type ModuleTesting, page, recipe, type Scene } from "../../../testing/scene.ts";

const ach = { channel: "ach", direction: "withdraw", amount: "1500" };
const fee = (scene: Scene, changes: object = {}) => scene.as("mei").call("calculateServiceFee", { ...ach, ...changes });

export const testing: ModuleTesting = {
  inputs: {
    getGlobalAccounSupportedPaymentType: { currency: "USD", direction: "withdraw" },
    calculateServiceFee: ach,
    getUserRateSetting: { currency: "USD", direction: "topUp" },
    getCashBankList: { ...page, channel: "fps", Keyword: "bank", code: "004" },
    getCashSupervision: { currency: "GBP" },
  },
  recipes: {
    getGlobalAccounSupportedPaymentType: {
      40001: recipe("a currency the desk doesn't know", (scene) =>
        scene.as("mei").call("getGlobalAccounSupportedPaymentType", { currency: "JPY" }),
      ),
    },
    calculateServiceFee: {
      60012: recipe("`actors/bank/channel` with hasRate false", (scene) => {
        scene.act("bank/channel", { channel: "ach", direction: "withdraw", hasRate: false });
        return fee(scene);
      }),
      60029: recipe("no more than the fee", (scene) => fee(scene, { amount: "2" })),
    },
    getCashBankList: {
      40001: recipe("a channel that is no longer offered: `actors/bank/channel` with offered false", (scene) => {
        for (const direction of ["topUp", "withdraw"])
          scene.act("bank/channel", { channel: "fps", direction, offered: false });
        return scene.as("mei").call("getCashBankList", { channel: "fps" });
      }),
    },
  },
};
