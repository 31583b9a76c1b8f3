import { type AreaTesting, recipe } from "../../testing/scene.ts";

export const testing: AreaTesting = {
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
