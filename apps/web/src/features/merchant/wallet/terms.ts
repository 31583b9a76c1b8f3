import type { CoinConfig, Holding, MerchantChannelRate, WalletBalance } from "@coffer/sdk";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../api.ts";
import { outChannels } from "./out-channels.ts";

/** A merchant's catalogue: each network with its channel's fee, bounds and state. */
export const coinsByChannel = (coins: readonly CoinConfig[], channels: readonly MerchantChannelRate[]): CoinConfig[] =>
  coins.map((entry) => ({
    ...entry,
    networks: entry.networks.map((network) => {
      const channel = channels.find((each) => each.coin === entry.coin && each.network === network.network);
      if (!channel) return { ...network, withdrawEnabled: false };
      const { enabled, fixedFee, singleMin, singleMax } = channel;
      return {
        ...network,
        withdrawEnabled: enabled,
        withdrawFee: fixedFee,
        withdrawMin: singleMin,
        withdrawMax: singleMax,
      };
    }),
  }));

/** The merchant wallet's balance, its worth, the day's rest, and the review threshold. */
export const sourcesOf = (
  balances: readonly WalletBalance[],
  channels: readonly MerchantChannelRate[],
  holdings: readonly Holding[],
) =>
  balances.map(({ coin, scale, available }) => {
    const day = channels.find((each) => each.coin === coin);
    const known = holdings.find((each) => each.coin === coin);
    return {
      ...{ coin, scale, available },
      price: known?.price ?? "0",
      reviewFrom: known?.reviewFrom ?? null,
      dailyLimit: day?.dailyLimit ?? null,
      dailyRemaining: day?.dailyRemaining ?? null,
    };
  });

/** The terms of a withdrawal from the merchant wallet. */
export function useMerchantTerms() {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const { items: balances } = useSuspenseQuery(api.merchant.getMerchantAssets.queryOptions()).data;
  const { items: channels } = useSuspenseQuery(outChannels()).data;
  const { items: holdings, currency, expectedReviewDays } = useSuspenseQuery(api.assets.getAssets.queryOptions()).data;
  return {
    coins: coinsByChannel(coins, channels),
    holdings: sourcesOf(balances, channels, holdings),
    currency,
    reviewDays: expectedReviewDays,
  };
}
