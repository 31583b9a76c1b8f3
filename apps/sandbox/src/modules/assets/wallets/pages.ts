import type { WireInput } from "@coffer/sdk/contract";
import type { Context } from "../../auth/session/exports.ts";
import { coinOf } from "../coins/exports.ts";
import { readList } from "../records/exports.ts";
import { historyOf, historyReading, historyView } from "./history.ts";

/** The reply's currency: the requested one, else the account's. */
export const quoteOf = ({ world, user }: Context, { currency }: { currency?: string }) =>
  coinOf(world, currency ?? user.pricingCurrency);

export const historyPage = (
  { world, user, language }: Pick<Context, "world" | "user" | "language">,
  input: WireInput<"getCloudWalletAssetsHistory">,
  belongs: Parameters<typeof historyOf>[3],
) =>
  readList(historyOf(world, user, input, belongs), input, historyReading(input), (line) => historyView(line, language));
