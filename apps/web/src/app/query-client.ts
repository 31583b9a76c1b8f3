import { MutationCache, QueryCache, QueryClient } from "@tanstack/react-query";
import type { Shows } from "./errors.ts";

/** Every call's failure goes one way: to `onFailure`. Queries show theirs in place, acts as a notification. */
export function createQueryClient(onFailure: (error: unknown, shows: Shows) => void): QueryClient {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onFailure(error, query.meta?.shows ?? "place") }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) => onFailure(error, mutation.meta?.shows ?? "notice"),
    }),
    defaultOptions: {
      // The SDK knows what may be sent again; a second retry on top would multiply it. "always": offline is told at once.
      queries: { retry: false, networkMode: "always", staleTime: 10_000 },
      mutations: { retry: false, networkMode: "always" },
    },
  });
}
