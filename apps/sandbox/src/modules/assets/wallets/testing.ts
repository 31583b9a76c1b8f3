import type { OperationId } from "@coffer/sdk/contract";
import { type ModuleTesting, page, recipe, type Scene } from "../../../testing/scene.ts";

/** Reads that say what something is worth. */
const worths: Partial<Record<OperationId, object>> = {
  getAssets: { currency: "USD" },
  getAssetsSummary: { currency: "USD" },
  getAssetDistribution: { currency: "USD" },
  getCloudWalletAssets: { currency: "USD" },
  getCashAssets: { currency: "USD" },
  getConvertAssets: { currency: "USD" },
  getAssetConversion: { from: "ETH", to: "USD", amount: "1" },
};
const worth = Object.entries(worths).map(([id, input]) => {
  const to = id === "getAssetConversion" ? "to" : "currency";
  const ask = (scene: Scene, changes: object = {}) => scene.as("mei").call(id as OperationId, { ...input, ...changes });
  return [
    id,
    {
      40001: recipe("a currency there isn't", (scene) => ask(scene, { [to]: "ZZZ" })),
      60012: recipe("`actors/market/rate` with hasRate false", (scene) => {
        for (const coin of ["ETH", "USD"]) scene.act("market/rate", { coin, hasRate: false });
        return ask(scene);
      }),
    },
  ] as const;
});

export const testing: ModuleTesting = {
  inputs: {
    getAssets: { Wallet: 0, currency: "USD" },
    getAssetsSummary: { currency: "USD", days: 30 },
    getAssetConversion: { from: "BTC", to: "USD", amount: "1" },
    getUserAssetsHistory: page,
    getUserDepositWithdrawalAssetsHistory: page,
  },
  recipes: Object.fromEntries(worth),
};
