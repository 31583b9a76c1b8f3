import type { GetApiKeyListResult } from "@coffer/sdk";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "./api.ts";

/** The product: "API keys: max 20 per user." Repeated here, because the SDK's rules would load with the list. */
export const keysMost = 20;

/** A key in the list. */
export type Key = GetApiKeyListResult["items"][number];

const { getApiKeyList } = api.apiKeys;
export const keysQuery = () => ({ ...getApiKeyList.queryOptions(), meta: { shows: "place" as const } });

export const useKeys = () => useQuery(keysQuery());

/** Returns one key from the list of at most twenty. */
export function useKey(id: string | undefined): { key: Key | undefined; query: ReturnType<typeof useKeys> } {
  const query = useKeys();
  return { key: query.data?.items.find((each) => each.id === id), query };
}

const read = (queries: QueryClient) => queries.invalidateQueries({ queryKey: getApiKeyList.queryKey() });

/** Called after a key changed, or may have. */
export function useKeysChanged(): () => void {
  const queries = useQueryClient();
  return () => void read(queries);
}
