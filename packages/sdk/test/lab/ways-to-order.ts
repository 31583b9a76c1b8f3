import { MutationObserver, QueryClient } from "@tanstack/react-query";
import * as Effect from "effect/Effect";
import type { ClientOptions } from "../../src/client/options.ts";
import * as effects from "../../src/effect.ts";
import type { CallOptions } from "../../src/http/operation.ts";
import { createGroupClient, isCofferError, isOutcomeUnknown, withdrawals } from "../../src/index.ts";
import { createQueryApi } from "../../src/react-query.ts";

export const order = {
  coin: "USDT",
  network: "TRC20",
  address: "TQ5nrDk2hVw8yPzXb41mC9sLqEezxuLApv",
  amount: "25",
} as const;

export type Placed = { readonly number: string };
/** Orders once and follows it up while its outcome is unknown. Resolves with the order, or rejects. */
type Way = (options: ClientOptions) => Promise<Placed>;

const newKey = () => crypto.randomUUID();
const clientOf = (options: ClientOptions) => createGroupClient({ withdrawals }, options);

/** Resends with the failure's key until the outcome is known. */
async function followUp(place: (key: string | undefined) => Promise<Placed>): Promise<Placed> {
  for (let key: string | undefined; ; ) {
    try {
      return await place(key);
    } catch (error) {
      if (!isOutcomeUnknown(error)) throw error;
      key = error.idempotencyKey;
    }
  }
}

/** A program that ignores outcomes and resends after any failure. */
async function stubborn(place: (turn: number) => Promise<Placed>): Promise<Placed> {
  for (let turn = 0; ; turn++) {
    try {
      return await place(turn);
    } catch (error) {
      if (!isCofferError(error)) throw error;
    }
  }
}

function mutating(options: ClientOptions, own: object, appWide: object): Promise<Placed> {
  const api = createQueryApi(clientOf(options));
  const queries = new QueryClient({ defaultOptions: { mutations: { ...appWide, gcTime: 0, networkMode: "always" } } });
  return followUp(async (idempotencyKey) => {
    const made = api.withdrawals.applyTransactionOut.mutationOptions(idempotencyKey ? { idempotencyKey } : {});
    return new MutationObserver(queries, { ...made, ...own }).mutate(order);
  });
}

export const ways = {
  "a promise": (options) => {
    const client = clientOf(options);
    return followUp((idempotencyKey) => client.withdrawals.applyTransactionOut(order, { idempotencyKey }));
  },
  "a promise with a key of the caller's": (options) => {
    const client = clientOf(options);
    const idempotencyKey = newKey();
    return followUp(() => client.withdrawals.applyTransactionOut(order, { idempotencyKey }));
  },
  "a promise with the key as a header": (options) => {
    const client = clientOf(options);
    const headers = { "IDEMPOTENCY-Key": newKey() };
    return followUp(() => client.withdrawals.applyTransactionOut(order, { headers }));
  },
  "a promise without resends of its own": (options) => {
    const client = clientOf({ ...options, retries: 0 });
    return followUp((idempotencyKey) => client.withdrawals.applyTransactionOut(order, { idempotencyKey }));
  },
  "Effect.retry": (options) => {
    const client = effects.createGroupClient({ withdrawals }, options);
    const apply = client.withdrawals.applyTransactionOut(order);
    return Effect.runPromise(Effect.retry(apply, { while: isOutcomeUnknown }));
  },
  "an Effect run again, whatever went wrong": (options) => {
    const client = effects.createGroupClient({ withdrawals }, options);
    const apply = client.withdrawals.applyTransactionOut(order);
    return stubborn(() => Effect.runPromise(apply));
  },
  "TanStack Query, retrying everything app-wide": (options) => mutating(options, {}, { retry: 2, retryDelay: 0 }),
  "TanStack Query, told to retry beside our options": (options) => mutating(options, { retry: 2, retryDelay: 0 }, {}),
  "any call by its name, retried by a function that retries anything": (options) => {
    const client: Record<
      string,
      Record<string, (input: object, how: CallOptions) => Promise<unknown>>
    > = Object.fromEntries(Object.entries(clientOf(options)) as never);
    const how = { idempotencyKey: newKey() };
    const run = (group: string, operation: string, input: object) =>
      stubborn(async () => (await client[group]?.[operation]?.(input, how)) as Placed);
    return run("withdrawals", "applyTransactionOut", order);
  },
  "one process after another, with a kept key": (options) => {
    const idempotencyKey = newKey();
    return followUp((known) => {
      const client = clientOf(options);
      return client.withdrawals.applyTransactionOut(order, { idempotencyKey, sentBefore: known !== undefined });
    });
  },
} as const satisfies Record<string, Way>;

export type WayName = keyof typeof ways;
export const wayNames = Object.keys(ways) as WayName[];
