import type { WithdrawalRequest } from "@coffer/sdk";
import { type Amount, compare, isNegative, multiply, subtract } from "../../platform/amount/amount.ts";
import { networkOf } from "../../platform/destination/coin-network-field.tsx";
import { isSamePlace, tagInput, tagOf } from "../../platform/destination/destination.tsx";
import type { Details } from "./details.ts";
import { holdingOf, receivedOf, reviewOf, type Terms } from "./terms.ts";

/** The intended withdrawal, as every step shows it. */
export interface Order {
  coin: string;
  networkName: string;
  address: string;
  addressLabel: string | null;
  tag: string | null;
  amount: Amount;
  fee: Amount;
  /** Undefined below the fee. */
  received: Amount | undefined;
  arrivalSeconds: number;
  reviewRequired: boolean;
  /** The amount's worth in a currency. */
  worth?: { amount: Amount; unit: string } | undefined;
  /** A merchant's own number, and its purpose. */
  merchantWithdrawalNumber?: string | undefined;
  remark?: string | null | undefined;
  /** The requesting cashier. */
  cashier?: { readonly userName: string } | null | undefined;
  /** The remaining balance; after the hold, the balance itself. */
  left?: Amount | undefined;
}

/** By the form, before any reply. */
export function plannedOrder(details: Details, terms: Terms): Order | undefined {
  const network = networkOf(terms.coins, details);
  if (!network) return undefined;
  const tag = tagOf(details, terms.coins);
  const { amount } = details;
  const review = reviewOf(terms, details.coin);
  return {
    coin: details.coin,
    networkName: network.name,
    address: details.address,
    addressLabel: savedEntry({ ...details, tag }, terms)?.label ?? null,
    tag: tag || null,
    amount,
    fee: network.withdrawFee,
    received: receivedOf(amount, network.withdrawFee),
    arrivalSeconds: network.arrivalSeconds,
    reviewRequired: amount !== "" && review !== undefined && compare(amount, review.from) >= 0,
    worth: worthOf(amount, details.coin, terms),
    left: leftOf(amount, details.coin, terms),
    merchantWithdrawalNumber: details.merchantWithdrawalNumber,
    remark: details.remark,
  };
}

/** By the server's record; only the worth is computed here. */
export const storedOrder = (request: WithdrawalRequest, terms: Terms): Order => ({
  ...request,
  worth: worthOf(request.amount, request.coin, terms),
});

function worthOf(amount: Amount, coin: string, terms: Terms): Order["worth"] {
  const price = holdingOf(terms, coin)?.price;
  return amount === "" || price === undefined ? undefined : { amount: multiply(amount, price), unit: terms.currency };
}

function leftOf(amount: Amount, coin: string, terms: Terms): Amount | undefined {
  const available = holdingOf(terms, coin)?.available;
  if (amount === "" || available === undefined) return undefined;
  const left = subtract(available, amount);
  return isNegative(left) ? undefined : left;
}

/** Returns the saved address of these details, tag included. */
export const savedEntry = (details: Details, terms: Terms) => terms.saved.find((entry) => isSamePlace(entry, details));

/** Returns the call's input. */
export type Request = ReturnType<typeof requestOf>;
export function requestOf(details: Details, terms: Terms) {
  const { coin, network, address, amount } = details;
  const tag = tagOf(details, terms.coins);
  const addressId = savedEntry({ ...details, tag }, terms)?.id;
  return { coin, network, address, amount, ...tagInput(details, terms.coins), ...(addressId && { addressId }) };
}
