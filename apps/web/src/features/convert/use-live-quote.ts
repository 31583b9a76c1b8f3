import type { ConvertQuote } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useQuoteEnd } from "../../platform/flow/quote.ts";
import { useSettled } from "../../platform/flow/use-settled.ts";
import { api } from "./api.ts";
import { type Choice, quoteInput } from "./choice.ts";

export interface LiveQuote {
  quote: ConvertQuote | undefined;
  /** Why there is none. */
  failure: unknown;
  busy: boolean;
  again: () => unknown;
}

/** Debounce in ms. */
const pause = 300;

/** The price of the typed amount, renewed on expiry. `wanted` is undefined while no request is possible. */
export function useLiveQuote(wanted: Choice | undefined): LiveQuote {
  const input = wanted && quoteInput(wanted);
  const settled = useSettled(JSON.stringify(input ?? null), pause);
  const isSettled = input !== undefined && settled === JSON.stringify(input);
  const query = useQuery({
    ...api.convert.convertQuote.queryOptions(input ?? { fromCoin: "", toCoin: "" }),
    enabled: isSettled,
    staleTime: Number.POSITIVE_INFINITY, // Expires by its own clock.
    gcTime: 0, // An old price is not shown.
    meta: { shows: "place" },
  });
  const quote = isSettled && !query.error ? query.data : undefined;
  const frozen = !isSettled || query.isFetching || query.error !== null;
  useQuoteEnd(quote, frozen, query.refetch);
  return {
    quote,
    failure: isSettled ? (query.error ?? undefined) : undefined,
    busy: input !== undefined && (!isSettled || query.isFetching),
    again: query.refetch,
  };
}
