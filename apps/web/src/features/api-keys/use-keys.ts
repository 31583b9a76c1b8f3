import type { GetApiKeyListResult } from "@coffer/sdk";
import { type QueryClient, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "./api.ts";

/** The product: "API keys: max 20 per user." Said here again: the SDK's rules would come with the list. */
export const keysMost = 20;

/** A key as it is listed. */
export type Key = GetApiKeyListResult["items"][number];

const { getApiKeyList } = api.apiKeys;
export const keysQuery = () => ({ ...getApiKeyList.queryOptions(), meta: { shows: "place" as const } });

export const useKeys = () => useQuery(keysQuery());

/** One key, out of the list: there are at most twenty. */
export function useKey(id: string | undefined): { key: Key | undefined; query: ReturnType<typeof useKeys> } {
  const query = useKeys();
  return { key: query.data?.items.find((each) => each.id === id), query };
}

const read = (queries: QueryClient) => queries.invalidateQueries({ queryKey: getApiKeyList.queryKey() });

/** To be called after whatever changed a key, or may have. */
export function useKeysChanged(): () => void {
  const queries = useQueryClient();
  return () => void read(queries);
}
