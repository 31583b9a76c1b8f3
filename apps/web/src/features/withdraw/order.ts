import type { WithdrawalRequest } from "@coffer/sdk";
import { networkOf } from "../../kernel/form/coin-network-field.tsx";
import { isSamePlace, tagOf } from "../../kernel/form/destination.tsx";
import type { Amount } from "../../lib/money.ts";
import type { Details } from "./details.ts";
import { receivedOf, type Terms } from "./terms.ts";

/** What is about to be done, as every step shows it. */
export interface Order {
  coin: string;
  networkName: string;
  address: string;
  addressLabel: string | null;
  tag: string | null;
  amount: Amount;
  fee: Amount;
  /** Undefined while the amount doesn't cover the fee. */
  received: Amount | undefined;
  arrivalSeconds: number;
  reviewRequired: boolean;
}

/** What the form says, before the server has said anything. */
export function plannedOrder(details: Details, terms: Terms): Order | undefined {
  const network = networkOf(terms.coins, details);
  if (!network) return undefined;
  const tag = tagOf(details, terms.coins);
  return {
    coin: details.coin,
    networkName: network.name,
    address: details.address,
    addressLabel: savedEntry({ ...details, tag }, terms)?.label ?? null,
    tag: tag || null,
    amount: details.amount,
    fee: network.withdrawFee,
    received: receivedOf(details.amount, network.withdrawFee),
    arrivalSeconds: network.arrivalSeconds,
    reviewRequired: false,
  };
}

/** What the server holds; from here on nothing is computed here. */
export const storedOrder = (request: WithdrawalRequest): Order => request;

/** The saved address these details name, tag and all. */
export const savedEntry = (details: Details, terms: Terms) => terms.saved.find((entry) => isSamePlace(entry, details));

/** What the call takes. */
export function requestOf(details: Details, terms: Terms) {
  const { coin, network, address, amount } = details;
  const tag = tagOf(details, terms.coins);
  const addressId = savedEntry({ ...details, tag }, terms)?.id;
  return { coin, network, address, amount, ...(tag && { tag }), ...(addressId && { addressId }) };
}
