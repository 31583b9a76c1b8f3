import type { CoinConfig, Holding, SavedAddress } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { type Amount, compare, subtract } from "../../platform/amount/amount.ts";
import { api } from "../../platform/api.ts";
import { type CoinOnNetwork, networkOf } from "../../platform/destination/coin-network-field.tsx";
import type { AmountBounds } from "../../platform/form/amount-rule.ts";
import { formatDay } from "../../platform/time/time.ts";
import { useWithdrawService } from "./service.tsx";

/** An address the person has met before, and by what name. */
export interface KnownAddress {
  name: string;
  address: string;
}

/** What the wallet has of a coin, and what may leave it. */
export type Source = Pick<
  Holding,
  "coin" | "available" | "scale" | "price" | "dailyLimit" | "dailyRemaining" | "reviewFrom"
>;

/** What the service says of its wallet, coin by coin and network by network. */
export interface ServiceTerms {
  coins: readonly CoinConfig[];
  /** Balances of the wallet that withdrawals are taken from. */
  holdings: readonly Source[];
  /** What their prices are in. */
  currency: string;
  /** Working days a review usually takes. */
  reviewDays: number;
}

/** Everything the form is measured against. */
export interface Terms extends ServiceTerms {
  saved: readonly SavedAddress[];
  /** Where earlier withdrawals went. */
  used: readonly KnownAddress[];
}

/** The contract's largest page; an address book is shorter. */
const all = { MaxResultCount: 100 };

/** What the form is measured against. Book and history only add warnings, so the form doesn't wait for them. */
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

/** What an amount of this coin on this network must keep to; undefined while there is no network. */
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

/** From which amount of a coin a person looks at a withdrawal, and for how long. */
export interface Review {
  coin: string;
  from: Amount;
  days: number;
}

/** The review of a coin's withdrawals; undefined where nothing is said of one. */
export function reviewOf(terms: Terms, coin: string): Review | undefined {
  const from = holdingOf(terms, coin)?.reviewFrom;
  return from ? { coin, from, days: terms.reviewDays } : undefined;
}

/** What the recipient gets; undefined while the amount doesn't cover the fee. */
export function receivedOf(amount: Amount, fee: Amount): Amount | undefined {
  return amount !== "" && compare(amount, fee) > 0 ? subtract(amount, fee) : undefined;
}

/** Every address the person has met: saved ones of any coin, and where earlier withdrawals went. */
export const knownAddresses = (terms: Terms): KnownAddress[] => [
  ...terms.saved.map((entry) => ({ name: entry.label, address: entry.address })),
  ...terms.used,
];
