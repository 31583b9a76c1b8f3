import type { CoinConfig, CoinNetwork, Holding, SavedAddress } from "@coffer/sdk";
import type { AmountBounds } from "../../kernel/form/amount-rule.ts";
import { lookAlike } from "../../lib/address.ts";
import { type Amount, compare, subtract } from "../../lib/money.ts";

/** An address the person has met before, and by what name. */
export interface KnownAddress {
  name: string;
  address: string;
}

/** Everything the form is measured against. */
export interface Terms {
  coins: readonly CoinConfig[];
  /** Balances of the main wallet: the one withdrawals are taken from. */
  holdings: readonly Holding[];
  /** What their prices are in. */
  currency: string;
  saved: readonly SavedAddress[];
  /** Where earlier withdrawals went. */
  used: readonly KnownAddress[];
}

export interface Chosen {
  coin: string;
  network: string;
}

export const networkOf = (terms: Terms, { coin, network }: Chosen): CoinNetwork | undefined =>
  terms.coins.find((entry) => entry.coin === coin)?.networks.find((entry) => entry.network === network);

export const holdingOf = (terms: Terms, coin: string): Holding | undefined =>
  terms.holdings.find((entry) => entry.coin === coin);

/** Saved addresses the form may offer: those of the chosen network. */
export const savedFor = (terms: Terms, { coin, network }: Chosen): SavedAddress[] =>
  terms.saved.filter((entry) => entry.coin === coin && entry.network === network);

/** What an amount of this coin on this network must keep to. */
export function boundsOf(terms: Terms, chosen: Chosen): AmountBounds {
  const network = networkOf(terms, chosen);
  const holding = holdingOf(terms, chosen.coin);
  return {
    unit: chosen.coin,
    decimals: network?.scale ?? holding?.scale ?? 0,
    balance: holding?.available,
    min: network?.withdrawMin,
    max: network?.withdrawMax,
    remaining: holding?.dailyRemaining ?? undefined,
  };
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

/** A known address this one could be mistaken for. An address known by any name is no forgery. */
export const twinOf = (terms: Terms, address: string): KnownAddress | undefined =>
  lookAlike(address, knownAddresses(terms));
