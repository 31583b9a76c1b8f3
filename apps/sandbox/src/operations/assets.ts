import type { WireInput } from "@coffer/sdk/contract";
import { distributionOf } from "../domain/assets/distribution.ts";
import { type HistoryLine, historyOf, historyView, isConversion, isFiatTrade } from "../domain/assets/history.ts";
import { holdingsOf, walletBalances } from "../domain/assets/holdings.ts";
import { inAndOut, inAndOutView } from "../domain/assets/in-and-out.ts";
import { moneyText } from "../domain/assets/money-text.ts";
import { mpcInfo } from "../domain/assets/mpc.ts";
import { summaryOf } from "../domain/assets/summary.ts";
import { numberOf } from "../domain/assets/wallets.ts";
import { coinOf } from "../domain/coins/amounts.ts";
import { catalogueView } from "../domain/coins/catalogue.ts";
import { rateAt, worthOf } from "../domain/prices/price.ts";
import type { Context, OperationsOf } from "../engine/context.ts";
import { parseAmount } from "../ledger/amount.ts";
import { invalid } from "../refusal.ts";
import { pageOf } from "./page.ts";

/** What the contract's `Amount` has room for before the point. */
const WHOLE_DIGITS = 30;

/** The currency of the answer: the one asked for, else the account's own. */
const quoteOf = ({ world, user }: Context, { currency }: { currency?: string }) =>
  coinOf(world, currency ?? user.pricingCurrency);

export const assets = {
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
      at: world.clock.iso(),
    };
  },

  getCloudWalletAssets: (context, input) =>
    walletBalances(context, "cloud", ({ kind }) => kind === "crypto", quoteOf(context, input)),
  getCashAssets: (context, input) =>
    walletBalances(context, "cash", ({ kind }) => kind === "fiat", quoteOf(context, input)),
  getConvertAssets: (context, input) =>
    walletBalances(context, "main", ({ convertible }) => convertible, quoteOf(context, input)),
  getUserMpcInfo: ({ world, user }) => mpcInfo(world, user),
  getCoinConfigList: ({ world, language }) => catalogueView(world, language),

  getUserAssetsHistory: (context, input) =>
    historyPage(context, input, ({ wallet }) => input.Wallet === undefined || input.Wallet === numberOf(wallet)),
  getCloudWalletAssetsHistory: (context, input) => historyPage(context, input, ({ wallet }) => wallet === "cloud"),
  getUserCashAssetsHistory: (context, input) => historyPage(context, input, ({ wallet }) => wallet === "cash"),
  getUserLegalCurrencyAssetsHistory: (context, input) => historyPage(context, input, isFiatTrade),
  getConvertAssetsHistory: (context, input) => historyPage(context, input, isConversion),
  getUserDepositWithdrawalAssetsHistory: ({ world, user }, input) =>
    pageOf(inAndOut(world, user, input), input, (row) => inAndOutView(world, row)),
} satisfies OperationsOf<"assets">;

const historyPage = (
  { world, user, language }: Context,
  input: WireInput<"getCloudWalletAssetsHistory">,
  belongs: (line: HistoryLine) => boolean,
) => pageOf(historyOf(world, user, input, belongs), input, (line) => historyView(line, language));
