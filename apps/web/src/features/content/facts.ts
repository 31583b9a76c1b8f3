import type { MessageIdFor } from "../../platform/intl/intl.ts";

/**
 * The figures on public pages. They are static texts, rendered before any call; facts.test.ts compares each with the
 * sandbox.
 */
export const facts = {
  /** The validity of prices in seconds and minutes. */
  convertSeconds: 10,
  otcSeconds: 30,
  cardMinutes: 3,
  payMinutes: 15,
  /** USDT on Tron. */
  tronBlocks: 20,
  tronBlockSeconds: 3,
  tronArrivalMinutes: 3,
  btcBlocks: 3,
  /** The hours that a security change blocks withdrawals and transfers. */
  holdHours: 24,
  reviewFrom: "50,000",
  wrongPasswords: 5,
  lockHours: 2,
  cancelHours: 1,
  fees: { usdtTron: "1", btc: "0.0001", eth: "0.0008" },
  convertFee: "0.1%",
  cardPercent: "5%",
  cardMost: "10",
  /** The minutes from the payment to the coins. */
  cardArrives: 30,
  webhookHours: 24,
  interestDays: 2,
  pauseFrom: "16:00",
  pauseTo: "16:20",
  otcSettleHours: 8,
  keyDays: 90,
} as const;

const { fees: _fees, ...rest } = facts;
/** The facts that messages are formatted with. */
export const figures = rest;
/** The messages that the figures are enough for. */
export type FigureMessageId = MessageIdFor<typeof figures>;

/** The initial blocks of the example deposit. */
export const depositFrom = 14;

/** The example's clock in seconds after the deposit was seen. */
export function clockAt(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const total = 14 * 3600 + 2 * 60 + 29 + seconds;
  return [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60].map(two).join(":");
}
