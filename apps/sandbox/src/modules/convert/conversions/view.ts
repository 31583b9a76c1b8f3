import type { Locale } from "@coffer/errors";
import type { Result } from "@coffer/sdk/contract";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { coinOf } from "../../assets/coins/exports.ts";
import { numberOf, walletFor } from "../pairs/exports.ts";
import type { Conversion } from "./conversion.ts";
import { type Ending, failReasons } from "./ending.ts";
import type { LargeConversion } from "./large.ts";
import type { Pair } from "./pair.ts";

export function pairView(world: World, pair: Pair): Result<"getSymbols">["items"][number] {
  const { symbol, base, quote, minimum, maximum, feePercent, spreadPercent, quoteSeconds, enabled } = pair;
  return {
    symbol,
    fromCoin: base,
    toCoin: quote,
    minimumAmount: minimum,
    maximumAmount: maximum,
    fromScale: coinOf(world, base).scale,
    toScale: coinOf(world, quote).scale,
    feePercent,
    spreadPercent,
    quoteSeconds,
    enabled,
  };
}

type Shown = Pick<
  LargeConversion,
  | "id"
  | "number"
  | "at"
  | "fromCoin"
  | "toCoin"
  | "fromAmount"
  | "toAmount"
  | "rate"
  | "fee"
  | "status"
  | "ending"
  | "endedAt"
>;
const reasonOf = (ending: Ending | null, language: Locale) => (ending === null ? null : failReasons[ending][language]);

const shared = (world: World, made: Shown, language: Locale) => ({
  id: made.id,
  number: made.number,
  time: isoOf(made.at),
  fromCoin: made.fromCoin,
  toCoin: made.toCoin,
  fromAmount: made.fromAmount,
  toAmount: made.toAmount,
  rate: made.rate,
  fee: made.fee,
  paidFrom: numberOf(walletFor(world, made.fromCoin)),
  receivedInto: numberOf(walletFor(world, made.toCoin)),
  status: made.status,
  failReason: reasonOf(made.ending, language),
  completedAt: made.endedAt === null ? null : isoOf(made.endedAt),
});

export const conversionView = (world: World, made: Conversion, language: Locale): Result<"checktConvertOrderStatus"> =>
  shared(world, made, language);

export const largeView = (
  world: World,
  made: LargeConversion,
  language: Locale,
): Result<"getPromissoryConvertHistory">["items"][number] => ({
  ...shared(world, made, language),
  settleBy: isoOf(made.settleBy),
  settledAmount: made.settled,
  receivedAmount: made.received,
  returnedAmount: made.returned,
  minimumToAmount: made.minimumToAmount,
});
