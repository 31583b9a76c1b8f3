import type { LegalCurrencyCoinConfig } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { api } from "../../../platform/p2p/api.ts";

/** Every traded pair of a currency and a coin; undefined until loaded. */
export const useTradePairs = (): readonly LegalCurrencyCoinConfig[] | undefined =>
  useQuery({ ...api.basic.getLegalCurrencyCoinConfig.queryOptions(), meta: { shows: "nothing" } }).data;
