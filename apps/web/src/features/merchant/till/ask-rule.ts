import type { CoinConfig, MerchantChannelRate, SettlementCoin } from "@coffer/sdk";
import * as z from "zod/mini";
import { type Amount, inverse, multiply, truncate } from "../../../platform/amount/amount.ts";
import { networkOf } from "../../../platform/destination/coin-network-field.tsx";
import { type AmountBounds, breach } from "../../../platform/form/amount-rule.ts";

/** The contract's limits. */
export const subjectMost = 120;
const returnUrlMost = 500;
const numberPattern = /^[A-Za-z0-9_-]{1,64}$/;

/** The selectable validities in minutes; the contract allows 5 minutes to a day. */
const validFor = [5, 15, 30, 60, 240, 1440];
const usual = 30;

/** The validity of orders: a cashier's up to the merchant's limit. */
export const validities = (most: number | undefined): number[] =>
  most === undefined ? validFor : [...validFor.filter((minutes) => minutes < most), most];
export const firstValidity = (most: number | undefined): string => String(most ?? usual);

export const noAsk = {
  amount: "",
  /** A fiat currency, or the coin itself. */
  priceIn: "",
  coin: "",
  network: "",
  subject: "",
  merchantOrderNumber: "",
  validMinutes: "",
  returnUrl: "",
};
export type Ask = typeof noAsk;

/** The offered and allowed values. */
export interface AskTerms {
  coins: readonly CoinConfig[];
  currencies: readonly { currency: string; scale: number }[];
  channels: readonly MerchantChannelRate[];
  /** The maximum validity of a cashier's orders in minutes; a merchant's have the contract's bounds. */
  mostMinutes: number | undefined;
}

/** The coins and networks that a merchant can receive. */
export const payable = (catalogue: readonly CoinConfig[], offered: readonly SettlementCoin[]): CoinConfig[] =>
  offered.flatMap(({ coin, networks }) => {
    const entry = catalogue.find((each) => each.coin === coin);
    return entry ? [{ ...entry, networks: entry.networks.filter(({ network }) => networks.includes(network)) }] : [];
  });

export const channelOf = ({ channels }: AskTerms, { coin, network }: Pick<Ask, "coin" | "network">) =>
  channels.find((each) => each.coin === coin && each.network === network);

/** A fiat price has the currency's decimals; a coin price the channel's bounds. */
export function boundsOf(terms: AskTerms, ask: Pick<Ask, "coin" | "network" | "priceIn">): AmountBounds {
  const fiat = terms.currencies.find(({ currency }) => currency === ask.priceIn);
  if (fiat) return { unit: fiat.currency, decimals: fiat.scale };
  const channel = channelOf(terms, ask);
  const decimals = networkOf(terms.coins, ask)?.scale ?? 0;
  return { unit: ask.coin, decimals, min: channel?.singleMin, max: channel?.singleMax };
}

/** Estimates the customer's amount: the server fixes it with the order. */
export const aboutInCoin = (price: Amount, rate: Amount, decimals: number): Amount =>
  truncate(multiply(price, inverse(rate)), decimals);

export function askRule(terms: AskTerms) {
  return z
    .object({
      amount: z.string(),
      priceIn: z.string(),
      coin: z.string().check(z.minLength(1, "form.choose")),
      network: z.string().check(z.minLength(1, "form.choose")),
      subject: z.string().check(z.trim(), z.minLength(1, "form.required"), z.maxLength(subjectMost)),
      merchantOrderNumber: z.string().check(z.trim(), z.regex(numberPattern, "form.format")),
      validMinutes: z.string(),
      returnUrl: z.union([
        z.literal(""),
        z.url({ protocol: /^https$/, error: "form.format" }).check(z.maxLength(returnUrlMost)),
      ]),
    })
    .check(
      z.superRefine((ask, context) => {
        const params = breach(ask.amount, boundsOf(terms, ask));
        if (params) context.addIssue({ code: "custom", path: ["amount"], params });
      }),
    );
}

/** Of 65 536: another till of the merchant may create one in the same second. */
const mark = () => crypto.randomUUID().slice(0, 4).toUpperCase();

/** Generates an order number: the second, and a random suffix. */
export const newNumber = (at: Date): string =>
  `T-${at.toISOString().slice(0, 19).replace(/[-:]/g, "").replace("T", "-")}-${mark()}`;
