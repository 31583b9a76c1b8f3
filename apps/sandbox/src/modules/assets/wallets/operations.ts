import { invalid } from "../../../core/refusal.ts";
import { parseAmount } from "../../../ledger/amount.ts";
import { isoOf } from "../../../world/clock.ts";
import type { Operations } from "../../auth/session/exports.ts";
import { catalogueView, coinOf, moneyText } from "../coins/exports.ts";
import { pricedAt, rateAt, worthOf } from "../prices/exports.ts";
import { readList } from "../records/exports.ts";

import { distributionOf } from "./distribution.ts";
import { isConversion, isFiatTrade } from "./history.ts";
import { holdingsOf, payingBalances, walletBalances } from "./holdings.ts";
import { inAndOut, inAndOutReading, inAndOutView } from "./in-and-out.ts";
import { mpcInfo } from "./mpc.ts";
import { historyPage, quoteOf } from "./pages.ts";
import { summaryOf } from "./summary.ts";
import { numberOf } from "./wallets.ts";

/** What the contract's `Amount` has room for before the point. */
const WHOLE_DIGITS = 30;

export const operations = {
  getAssets: (context, input) => holdingsOf(context, quoteOf(context, input), input.Wallet),
  getAssetsSummary: (context, input) => summaryOf(context.world, context.user, quoteOf(context, input), input.days),
  getAssetDistribution: (context, input) => distributionOf(context.world, context.user, quoteOf(context, input)),
  getAssetConversion: ({ world }, { from, to, amount }) => {
    const [base, quote] = [coinOf(world, from), coinOf(world, to)];
    const minor = parseAmount(amount, base.scale);
    if (minor === null) throw invalid("amount", "scale", `${from} has at most ${base.scale} decimals.`);
    const worth = worthOf(world, from, minor, to);
    if (worth >= 10n ** BigInt(WHOLE_DIGITS + quote.scale))
      throw invalid("amount", "maximum", "It is worth more than an amount can hold.");
    return {
      from,
      to,
      amount,
      converted: moneyText(quote, worth),
      rate: rateAt(world, from, to),
      at: isoOf(pricedAt(world)),
    };
  },

  getCloudWalletAssets: (context, input) =>
    walletBalances(context, "cloud", ({ kind }) => kind === "crypto", quoteOf(context, input)),
  getCashAssets: (context, input) =>
    walletBalances(context, "cash", ({ kind }) => kind === "fiat", quoteOf(context, input)),
  getConvertAssets: (context, input) => payingBalances(context, quoteOf(context, input)),
  getUserMpcInfo: ({ world, user }) => mpcInfo(world, user),
  getCoinConfigList: ({ world, language }) => catalogueView(world, language),

  getUserAssetsHistory: (context, input) =>
    historyPage(context, input, ({ wallet }) => input.Wallet === undefined || input.Wallet === numberOf(wallet)),
  getCloudWalletAssetsHistory: (context, input) => historyPage(context, input, ({ wallet }) => wallet === "cloud"),
  getUserCashAssetsHistory: (context, input) => historyPage(context, input, ({ wallet }) => wallet === "cash"),
  getUserLegalCurrencyAssetsHistory: (context, input) => historyPage(context, input, isFiatTrade),
  getConvertAssetsHistory: (context, input) => historyPage(context, input, isConversion),
  getUserDepositWithdrawalAssetsHistory: ({ world, user }, input) =>
    readList(inAndOut(world, user, input), input, inAndOutReading(world, input), (row) => inAndOutView(world, row)),
} satisfies Operations;
