import type { CofferError } from "@coffer/errors";
// Types only: options are plain objects, so this entry adds nothing of TanStack Query to a bundle.
import type {
  DataTag,
  InfiniteData,
  QueryKey,
  UnusedSkipTokenInfiniteOptions,
  UnusedSkipTokenOptions,
  UseMutationOptions,
} from "@tanstack/react-query";
import type { Groups } from "./generated/types.ts";
import { givenKey } from "./http/idempotency-key.ts";
import type { CallOptions, Operation } from "./http/operation.ts";
import { nextStart, type Page, type PageStart, startingAt } from "./http/page.ts";
import { randomId } from "./http/random-id.ts";

type AnyOperation = (input: unknown, options?: CallOptions) => Promise<unknown>;

/** What goes into `useQuery`, `useSuspenseQuery`, `ensureQueryData`; spread it to add `staleTime`, `select` and so on. */
export type OperationQueryOptions<Result> = UnusedSkipTokenOptions<Result, CofferError, Result, QueryKey> & {
  queryKey: DataTag<QueryKey, Result, CofferError>;
};

/** What goes into `useInfiniteQuery`. The page parameter is how many entries to leave out. */
export type OperationInfiniteOptions<Result> = UnusedSkipTokenInfiniteOptions<
  Result,
  CofferError,
  InfiniteData<Result, number>,
  QueryKey,
  PageStart
> & { queryKey: DataTag<QueryKey, InfiniteData<Result, PageStart>, CofferError> };

/** The options of one operation. */
export interface OperationQueries<Input, Result> {
  /** `[group, operationId]`, or with the input. Invalidating by the first takes in every input and infinite lists. */
  queryKey(input?: Input): QueryKey;
  /** Reads; the key is `[group, operationId, input]`. Retrying is off: the client already does what is safe. */
  queryOptions(input: Input): OperationQueryOptions<Result>;
  /** Reads a list page by page, by its cursor; `SkipCount` and `Cursor` are filled in. Its key never meets that of `queryOptions`. */
  infiniteQueryOptions: Result extends Page
    ? (input: Omit<Input, "SkipCount" | "Cursor">) => OperationInfiniteOptions<Result>
    : never;
  /**
   * Writes: `mutate(input)`. Each one is a new intent with its own `Idempotency-Key`, also where TanStack Query runs it
   * again. Retrying is off: the client already does what is safe. Pass an `idempotencyKey` to make all of them one intent,
   * such as a form's, or a mutation's that is kept over a reload.
   */
  mutationOptions(options?: Omit<CallOptions, "signal">): UseMutationOptions<Result, CofferError, Input>;
}

type QueriesOf<Op> = Op extends Operation<infer Input, infer Result> ? OperationQueries<Input, Result> : never;

/** The options of every operation of a client, by group and operation. */
export type QueryApi<Api> = {
  readonly [Group in keyof Api & keyof Groups]: { readonly [Op in keyof Api[Group]]: QueriesOf<Api[Group][Op]> };
};

/**
 * TanStack Query options for every operation of a client.
 * @example
 * const api = createQueryApi(createClient());
 * const { data } = useSuspenseQuery(api.assets.getAssets.queryOptions({}));
 * await queryClient.invalidateQueries({ queryKey: api.assets.getAssets.queryKey() });
 */
export function createQueryApi<Api extends object>(client: Api): QueryApi<Api> {
  const api: unknown = Object.fromEntries(
    Object.entries(client).map(([group, operations]: [string, Readonly<Record<string, AnyOperation>>]) => [
      group,
      Object.fromEntries(Object.entries(operations).map(([name, call]) => [name, queriesOf([group, name], call)])),
    ]),
  );
  // Group and operation names are those of the client's own type; the compiler can't follow them through a map.
  return api as QueryApi<Api>;
}

/** One key for each `mutate`: TanStack Query makes one context for it, and hands it over each time it runs it again. */
function makeKeys(): (context?: object) => string {
  const keys = new WeakMap<object, string>();
  return (context = {}) => {
    const key = keys.get(context) ?? randomId();
    keys.set(context, key);
    return key;
  };
}

function queriesOf(name: readonly string[], call: AnyOperation) {
  // Not made with the options: those are new in each render, also while a mutation is under way.
  const keyOf = makeKeys();
  return {
    queryKey: (input?: unknown) => (input === undefined ? name : [...name, input]),
    queryOptions: (input: unknown) => ({
      queryKey: [...name, input ?? {}],
      queryFn: ({ signal }: { signal: AbortSignal }) => call(input, { signal }),
      retry: false,
    }),
    infiniteQueryOptions: (input: unknown) => ({
      queryKey: [...name, input ?? {}, "pages"],
      queryFn: ({ signal, pageParam }: { signal: AbortSignal; pageParam: PageStart }) =>
        call({ ...Object(input), ...startingAt(pageParam) }, { signal }),
      initialPageParam: 0,
      getNextPageParam: (page: Page, _pages: unknown, start: PageStart) => nextStart(page, start),
      retry: false,
    }),
    mutationOptions: (options: CallOptions = {}) => ({
      mutationKey: name,
      mutationFn: (input: unknown, context?: object) =>
        call(input, { ...options, idempotencyKey: givenKey(options) ?? keyOf(context) }),
      retry: false,
    }),
  };
}
