import { type ModuleTesting, recipe } from "../../../testing/scene.ts";

export const testing: ModuleTesting = {
  inputs: {
    getRechargeBank: { currency: "GBP" },
  },
  recipes: {
    getRechargeBank: {
      60013: recipe("somebody not verified (`fresh`)", (scene) =>
        scene.as("fresh").call("getRechargeBank", { currency: "GBP" }),
      ),
    },
  },
};
