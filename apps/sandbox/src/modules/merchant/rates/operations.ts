import { isoOf } from "../../../world/clock.ts";
import { pricedAt } from "../../assets/prices/exports.ts";
import type { Operations } from "../../auth/session/exports.ts";
import { marketRate, rateText } from "../../convert/pairs/exports.ts";
import { dailyAllowance } from "../../withdrawals/exports.ts";
import { actingFor } from "../staff/exports.ts";
import { channelRates } from "./channel.ts";
import { addRate, changeRate, ownRate, rateSettings, rateView } from "./rate-setting.ts";
import { fiatCurrency, settlementCoin, settlementCoins } from "./settlement-coin.ts";

export const operations = {
  getMerchantChannelRates: ({ world, user }, input) => {
    const { merchant } = actingFor(world, user);
    return channelRates(world, input, (coin) => dailyAllowance(world, merchant, coin, "merchant"));
  },
  getReferenceExchangeRate: ({ world }, { fiatCurrency: fiat, collectionCurrency: coin }) => {
    fiatCurrency(world, fiat);
    settlementCoin(world, coin);
    return {
      fiatCurrency: fiat,
      collectionCurrency: coin,
      rate: rateText(marketRate(world, coin, fiat)),
      at: isoOf(pricedAt(world)),
    };
  },
  getMerchantRateSettings: ({ world, user }) => {
    const own = world.table(rateSettings).find("merchantUid", actingFor(world, user).merchant.uid);
    const byPair = own.sort((one, other) => (one.pair < other.pair ? -1 : 1));
    return { items: byPair.map((each) => rateView(world, each)) };
  },
  createMerchantRateSetting: ({ world, user }, input) => rateView(world, addRate(world, user.uid, input)),
  updateMerchantRateSetting: ({ world, user }, { id, rate }) =>
    rateView(world, changeRate(world, ownRate(world, user.uid, id), rate)),
  deleteMerchantRateSetting: ({ world, user }, { id }) => {
    world.table(rateSettings).delete(ownRate(world, user.uid, id).id);
    return { id };
  },
  getMerchantSettlementCoinList: ({ world, user, language }) =>
    settlementCoins(world, actingFor(world, user).merchant.uid, language),
} satisfies Operations;
