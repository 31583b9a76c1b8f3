import type { Result, WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { parseAmount } from "../../../ledger/amount.ts";
import type { World } from "../../../world/world.ts";
import { minorOf, readAmount } from "../../assets/coins/exports.ts";
import { type Channel, cashText, offeredChannels, termsOf } from "./channel.ts";

/** Decimals of a percentage, so that a percent of an amount is computed in millionths. */
const PERCENT_DECIMALS = 4;
const MILLION = 1_000_000n;

type Cost = { readonly fee: bigint; readonly received: bigint };

/**
 * The fixed part plus the percentage, truncated to the currency's last decimal, within the bounds. The received
 * amount is
 * the rest, so that both sum to the amount. @throws 60012 without a rate, 60029 where nothing would be received
 */
export function costOf(world: World, channel: Channel, amount: bigint): Cost {
  const { currency, hasRate, offered } = channel;
  if (!offered || !hasRate) throw refuse("noExchangeRate", channel.channel);
  const fee = feeOf(world, channel, amount);
  if (amount > fee) return { fee, received: amount - fee };
  const text = cashText(world, currency, fee);
  throw refuse(
    "transferBelowFee",
    { en: `The fee is ${text} ${currency}.`, "zh-CN": `手续费为 ${text} ${currency}。` },
    { data: { currency, minimum: cashText(world, currency, leastAbove(world, channel, amount)), maximum: null } },
  );
}

function feeOf(world: World, { currency, fixedFee, feePercent, minFee, maxFee }: Channel, amount: bigint): bigint {
  const minor = (text: string) => minorOf(world, currency, text);
  const part = (amount * (parseAmount(feePercent, PERCENT_DECIMALS) ?? 0n)) / MILLION;
  const fee = minor(fixedFee) + part;
  const least = fee < minor(minFee) ? minor(minFee) : fee;
  return maxFee !== null && least > minor(maxFee) ? minor(maxFee) : least;
}

/** Returns the smallest amount of which anything is received: it grows faster than its fee. */
function leastAbove(world: World, channel: Channel, from: bigint): bigint {
  let amount = from;
  while (amount <= feeOf(world, channel, amount)) amount = feeOf(world, channel, amount) + 1n;
  return amount;
}

export function serviceFee(world: World, input: WireInput<"calculateServiceFee">): Result<"calculateServiceFee"> {
  const { channel, direction } = input;
  const terms = termsOf(world, channel, direction);
  const { currency } = terms;
  const amount = readAmount(world, currency, input.amount);
  const { fee, received } = costOf(world, terms, amount);
  const text = (minor: bigint) => cashText(world, currency, minor);
  return { channel, direction, currency, amount: text(amount), fee: text(fee), received: text(received) };
}

/** Returns the fees of each channel; all users pay the same. */
export const rateSettings = (
  world: World,
  filter: { currency?: string; direction?: string },
): Result<"getUserRateSetting"> =>
  offeredChannels(world, filter)
    .filter(({ hasRate }) => hasRate)
    .map(({ channel, direction, currency, paymentType, feePercent, ...fees }) => {
      const text = (amount: string) => cashText(world, currency, minorOf(world, currency, amount));
      return {
        ...{ channel, direction, currency, paymentType, feePercent },
        fixedFee: text(fees.fixedFee),
        minFee: text(fees.minFee),
        maxFee: fees.maxFee === null ? null : text(fees.maxFee),
      };
    });
