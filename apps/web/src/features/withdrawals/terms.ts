import type { CoinConfig, Holding, SavedAddress } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { type Amount, compare, subtract } from "../../platform/amount/amount.ts";
import { api } from "../../platform/api.ts";
import { type CoinOnNetwork, networkOf } from "../../platform/destination/coin-network-field.tsx";
import type { AmountBounds } from "../../platform/form/amount-rule.ts";
import { formatDay } from "../../platform/time/time.ts";
import { useWithdrawService } from "./service.tsx";

/** A known address with its name. */
export interface KnownAddress {
  name: string;
  address: string;
}

/** A coin's balance in the wallet, and its withdrawable part. */
export type Source = Pick<
  Holding,
  "coin" | "available" | "scale" | "price" | "dailyLimit" | "dailyRemaining" | "reviewFrom"
>;

/** The service's terms by coin and network. */
export interface ServiceTerms {
  coins: readonly CoinConfig[];
  /** The balances of the paying wallet. */
  holdings: readonly Source[];
  /** The currency of their prices. */
  currency: string;
  /** The usual working days of a review. */
  reviewDays: number;
}

/** All data that the form is checked against. */
export interface Terms extends ServiceTerms {
  saved: readonly SavedAddress[];
  /** Destinations of earlier withdrawals. */
  used: readonly KnownAddress[];
}

/** The contract's largest page, which exceeds an address book. */
const all = { MaxResultCount: 100 };

/** Loads the form's data. Book and history only add warnings, so the form doesn't wait for them. */
export function useTerms(): Terms {
  const intl = useIntl();
  const service = useWithdrawService();
  const book = useQuery(api.addressBook.getUserCoinAddress.queryOptions(all)).data?.items ?? [];
  const past = useQuery(service.list(all)).data?.items ?? [];
  const used = past.map((entry) => ({
    address: entry.address,
    name:
      entry.addressLabel ?? intl.formatMessage({ id: "withdrawals.usedBefore" }, { date: formatDay(entry.time, intl) }),
  }));
  return { ...service.useTerms(), saved: book, used };
}

export const holdingOf = (terms: Terms, coin: string): Source | undefined =>
  terms.holdings.find((entry) => entry.coin === coin);

/** Returns the bounds of an amount; undefined without a network. */
export function boundsOf(terms: Terms, chosen: CoinOnNetwork): AmountBounds | undefined {
  const network = networkOf(terms.coins, chosen);
  const holding = holdingOf(terms, chosen.coin);
  return (
    network && {
      unit: chosen.coin,
      decimals: network.scale,
      balance: holding?.available,
      min: network.withdrawMin,
      max: network.withdrawMax,
      remaining: holding?.dailyRemaining ?? undefined,
    }
  );
}

/** A coin's review threshold and duration. */
export interface Review {
  coin: string;
  from: Amount;
  days: number;
}

/** Returns a coin's review; undefined without one. */
export function reviewOf(terms: Terms, coin: string): Review | undefined {
  const from = holdingOf(terms, coin)?.reviewFrom;
  return from ? { coin, from, days: terms.reviewDays } : undefined;
}

/** Returns the received amount; undefined below the fee. */
export function receivedOf(amount: Amount, fee: Amount): Amount | undefined {
  return amount !== "" && compare(amount, fee) > 0 ? subtract(amount, fee) : undefined;
}

/** Returns every known address: saved ones of any coin, and earlier destinations. */
export const knownAddresses = (terms: Terms): KnownAddress[] => [
  ...terms.saved.map((entry) => ({ name: entry.label, address: entry.address })),
  ...terms.used,
];
