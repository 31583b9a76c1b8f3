import { type AreaTesting, recipe, type Scene } from "../../testing/scene.ts";

const channels = (scene: Scene, name: "mei" | "fresh", input: Record<string, unknown> = {}) =>
  scene.as(name).call("getCashChannelList", input);

export const testing: AreaTesting = {
  inputs: { getCashChannelList: { currency: "USD", direction: "withdraw" } },
  recipes: {
    getCashChannelList: {
      40001: recipe("a currency the desk doesn't know", (scene) => channels(scene, "mei", { currency: "JPY" })),
      60012: recipe("`actors/market/rate` with hasRate false", (scene) => {
        scene.act("market/rate", { coin: "GBP", hasRate: false });
        return channels(scene, "mei");
      }),
      60013: recipe("somebody not verified (`fresh`)", (scene) => channels(scene, "fresh")),
    },
  },
};
