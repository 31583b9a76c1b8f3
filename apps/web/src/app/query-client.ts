import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Shows } from "./errors.ts";

/** Every call's failure goes to `onFailure`. Queries show theirs in place, mutations as a notification. */
export function createQueryClient(onFailure: (error: unknown, shows: Shows) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onFailure(error, query.meta?.shows ?? "place") }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onFailure(error, mutation.meta?.shows ?? "notice"),
    }),
    defaultOptions: {
      // The SDK decides about retries; another retry on top would multiply them. "always": offline is reported at
      // once.
      queries: { retry: false, networkMode: "always", staleTime: 10_000 },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
