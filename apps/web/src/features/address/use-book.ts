import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { api } from "../../kernel/api.ts";
import type { Book } from "./new-address.ts";

/** The catalogue and the whole book (the contract's largest page), to measure a new entry against. */
export function useBook(): Book {
  const { items: coins } = useSuspenseQuery(api.assets.getCoinConfigList.queryOptions()).data;
  const saved = useQuery(api.addressBook.getUserCoinAddress.queryOptions({ MaxResultCount: 100 })).data?.items ?? [];
  return { coins, saved };
}
