import type { MessageIdFor } from "../../platform/intl/intl.ts";

/**
 * What public pages say in figures. They are words of the page, drawn before any call is made; facts.test.ts holds each to
 * what the sandbox does.
 */
export const facts = {
  /** Seconds and minutes a price is held. */
  convertSeconds: 10,
  otcSeconds: 30,
  cardMinutes: 3,
  payMinutes: 15,
  /** USDT on Tron. */
  tronBlocks: 20,
  tronBlockSeconds: 3,
  tronArrivalMinutes: 3,
  btcBlocks: 3,
  /** Hours withdrawals and transfers stop after a security change. */
  holdHours: 24,
  reviewFrom: "50,000",
  wrongPasswords: 5,
  lockHours: 2,
  cancelHours: 1,
  fees: { usdtTron: "1", btc: "0.0001", eth: "0.0008" },
  convertFee: "0.1%",
  cardPercent: "5%",
  cardMost: "10",
  /** Minutes from the payment to the coins. */
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

/** How many blocks the deposit of the examples has at first. */
export const depositFrom = 14;

/** The clock of the examples: so many seconds after the deposit was seen. */
export function clockAt(seconds: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  const total = 14 * 3600 + 2 * 60 + 29 + seconds;
  return [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60].map(two).join(":");
}
