import type { GetReferencePriceInput, ReferencePrice, TradeSide } from "@coffer/sdk";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { type Amount, within } from "../../../platform/amount/amount.ts";
import { api } from "../../../platform/p2p/api.ts";
import { isSize, sumAt, type Trade } from "./trade.ts";
import { pairOf, type Terms } from "./use-terms.ts";

/** The server publishes prices this often (ms). */
const tick = 10_000;

export const priceOn = ({ buyPrice, sellPrice }: ReferencePrice, side: TradeSide): Amount =>
  side === "buy" ? buyPrice : sellPrice;
export const methodsOn = (reference: ReferencePrice, side: TradeSide): readonly string[] =>
  side === "buy" ? reference.buyReceiptMethodIds : reference.sellReceiptMethodIds;

/** A trade's estimate: `amount` once the input is inside the bounds. */
export function referenceInput(trade: Trade, side: TradeSide, terms: Terms, before?: ReferencePrice) {
  const { coin, currency, by, size } = trade;
  const pair = pairOf(terms, coin, currency);
  const input: GetReferencePriceInput = { coin, legalCurrency: currency };
  if (!pair) return input;
  const channel = channelOf(trade, side, terms);
  const decimals = by === "amount" ? pair.legalCurrencyScale : pair.coinScale;
  const known = isSize(size, decimals) && (by === "amount" || before !== undefined);
  const amount = known
    ? by === "amount"
      ? size
      : sumAt(trade, priceOn(before as ReferencePrice, side), pair).amount
    : undefined;
  const fits =
    amount !== undefined && within(amount, { min: pair.minimumAmount, max: pair.maximumAmount }) === "inside";
  return { ...input, ...(fits && { amount }), ...(channel !== undefined && { receiptMethodId: channel }) };
}

/** The channel of the selection: a seller selects an own receiving method. */
export const channelOf = ({ method }: Pick<Trade, "method">, side: TradeSide, { own }: Pick<Terms, "own">) =>
  method === ""
    ? undefined
    : side === "buy"
      ? method
      : own.find(({ userReceiptMethodInfoDetailId: id }) => id === method)?.receiptMethodId;

/** A pair's current prices for any size. */
export const usePairPrice = (coin: string, legalCurrency: string) =>
  useQuery({
    ...api.p2p.getReferencePrice.queryOptions({ coin, legalCurrency }),
    refetchInterval: tick,
    meta: { shows: "place" as const },
  });

/** The prices of this trade: its dealers and their payment methods. */
export function useReference(trade: Trade, side: TradeSide, terms: Terms) {
  const pair = usePairPrice(trade.coin, trade.currency);
  const input = useDeferredValue(JSON.stringify(referenceInput(trade, side, terms, pair.data)));
  const own = useQuery({
    ...api.p2p.getReferencePrice.queryOptions(JSON.parse(input)),
    refetchInterval: tick,
    placeholderData: keepPreviousData,
    meta: { shows: "place" },
  });
  const isOfPair = own.data?.coin === trade.coin && own.data.legalCurrency === trade.currency;
  return { data: isOfPair ? own.data : pair.data, error: pair.error ?? own.error };
}
