import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { minorOf, readAmount } from "../../assets/coins/exports.ts";
import { isAttached } from "../accounts/exports.ts";
import { type Channel, cashCurrencyOf, cashText, costOf } from "../channels/exports.ts";
import { checkDay } from "./day.ts";

export type Amounts = { readonly amount: bigint; readonly fee: bigint; readonly received: bigint };

/** @throws 60009 and 60010 for closed top-ups, 40012 for closed payouts */
export function checkOpen(world: World, uid: string, terms: Channel): void {
  const { channel, currency, direction, open, attachmentRequired } = terms;
  const isTopUp = direction === "topUp";
  if (!cashCurrencyOf(world, currency).open)
    throw refuse(isTopUp ? "depositDisabled60010" : "withdrawalClosed", currency);
  if (!open) throw refuse(isTopUp ? "depositDisabled60009" : "withdrawalClosed", channel);
  if (attachmentRequired && !isAttached(world, uid, channel))
    throw refuse(isTopUp ? "depositDisabled60009" : "withdrawalClosed", {
      en: "The channel's form must be approved first.",
      "zh-CN": "须先提交该渠道的附加材料并通过审核。",
    });
}

/**
 * Checks the amount against the channel's range (50014) and the day's rest (40015), and returns its cost (60012,
 * 60029).
 */
export function checkAmount(world: World, uid: string, terms: Channel, text: string): Amounts {
  const { currency, minAmount, maxAmount } = terms;
  const amount = readAmount(world, currency, text);
  const [least, most] = [minorOf(world, currency, minAmount), minorOf(world, currency, maxAmount)];
  if (amount < least || amount > most) {
    const [minimum, maximum] = [cashText(world, currency, least), cashText(world, currency, most)];
    throw refuse(
      "amountOutOfRange",
      { en: `From ${minimum} to ${maximum} ${currency}.`, "zh-CN": `${minimum} 至 ${maximum} ${currency}。` },
      { data: { currency, minimum, maximum } },
    );
  }
  const cost = costOf(world, terms, amount);
  checkDay(world, uid, terms, amount);
  return { amount, ...cost };
}

/** Returns the texts stored with orders and shown in previews. */
export const amountTexts = (world: World, currency: string, { amount, fee, received }: Amounts) => ({
  amount: cashText(world, currency, amount),
  fee: cashText(world, currency, fee),
  received: cashText(world, currency, received),
});
