import type { CofferError } from "@coffer/errors";
import {
  type InfiniteData,
  infiniteQueryOptions,
  mutationOptions,
  type QueryKey,
  queryOptions,
  type UseInfiniteQueryOptions,
  type UseMutationOptions,
  type UseQueryOptions,
} from "@tanstack/react-query";
import type { Client } from "./client.ts";
import type { CallOptions, Operation } from "./operation.ts";

/** A list call: it takes how many entries to leave out and answers a page of them. */
type Page = { readonly items: readonly unknown[]; readonly totalCount: number };

/** What every operation has. `Result` is what it answers, `Input` what it takes. */
export interface OperationQueries<Input, Result> {
  /** `[group, operationId]`, or with the input: for reading and invalidating what the other options cached. */
  queryKey(input?: Input): QueryKey;
  /** For `useQuery`, `useSuspenseQuery`, `ensureQueryData` …; key `[group, operationId, input]`. */
  queryOptions(input: Input): UseQueryOptions<Result, CofferError, Result, QueryKey> & {
    queryFn: NonNullable<UnskippedQueryFn<Result>>;
    queryKey: QueryKey;
  };
  mutationOptions(): UseMutationOptions<Result, CofferError, Input>;
}
type UnskippedQueryFn<Result> = Exclude<UseQueryOptions<Result, CofferError, Result, QueryKey>["queryFn"], symbol | undefined>;
