import { coinOf } from "../../assets/coins/exports.ts";
import type { Context, Operations } from "../../auth/session/exports.ts";
import { actingFor } from "../staff/exports.ts";
import { dailyReport } from "./daily.ts";
import { salesSummary } from "./summary.ts";

/** The reply's currency: the requested one, else the account's. */
const quoteOf = ({ world, user }: Context, { currency }: { currency?: string }) =>
  coinOf(world, currency ?? user.pricingCurrency);

export const operations = {
  getSubMerchantDailyReport: (context, input) =>
    dailyReport(context.world, actingFor(context.world, context.user), quoteOf(context, input), input),
  getMerchantSalesSummary: (context, input) =>
    salesSummary(context.world, actingFor(context.world, context.user), quoteOf(context, input), input),
} satisfies Operations;
