import type { CofferErrorOf, ErrorCode, ProtocolCode, TransportError, UnknownCodeError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import * as Option from "effect/Option";
import * as Stream from "effect/Stream";
import { callOperation } from "./client/call.ts";
import { buildClient, type ClientHandle, type GroupTables } from "./client/client.ts";
import type { ClientOptions } from "./client/options.ts";
import type { sessionCodes } from "./client/outcome.ts";
import { groups } from "./generated/all-groups.ts";
import type { Groups } from "./generated/types.ts";
import type { CallOptions, Operation } from "./http/operation.ts";
import { nextStart, type Page, type PageStart, startingAt } from "./http/page.ts";
import type { Fields } from "./http/request-parts.ts";

export {
  CofferError,
  type CofferErrorOf,
  hasCode,
  isCofferError,
  isOutcomeUnknown,
  isTransportError,
  type TransportError,
  type UnknownCodeError,
  type UnknownOutcomeError,
} from "@coffer/errors";
export type { ClientHandle } from "./client/client.ts";
export type { ClientOptions } from "./client/options.ts";
export { groups } from "./generated/all-groups.ts";
export * from "./generated/operations.ts";
export type { CallOptions } from "./http/operation.ts";

/** What any call may answer beside its own codes: maintenance, the session's end, refusals of the request itself. */
export type AnywhereCode = ProtocolCode | 1 | 2 | (typeof sessionCodes)[number];

/** Every way a call with these codes can fail, told apart by `_tag`: the name of the code, or the kind without one. */
export type FailureOf<Codes> =
  | CofferErrorOf<Extract<Codes, ErrorCode> | AnywhereCode>
  | TransportError
  | UnknownCodeError;

type EffectOperation<Op> =
  Op extends Operation<infer Input, infer Result, infer Codes>
    ? (input: Input, options?: Omit<CallOptions, "signal">) => Effect.Effect<Result, FailureOf<Codes>>
    : never;

/**
 * The groups of a client, each operation as an Effect. Interrupting one cancels the request. An Effect is one intent with
 * one `Idempotency-Key`, however often it is run, such as by `Effect.retry`; to order a second time, call again.
 */
export type EffectGroups<Names extends keyof Groups> = {
  readonly [Group in Names]: { readonly [Op in keyof Groups[Group]]: EffectOperation<Groups[Group][Op]> };
};

/** A client of some groups. */
export type GroupClient<Names extends keyof Groups> = EffectGroups<Names> & ClientHandle;

/** A client of every group. */
export type Client = GroupClient<keyof Groups>;

/**
 * A client of the whole API whose operations are Effects.
 * @example
 * const coffer = createClient({ environment: "sandbox" });
 * coffer.assets.getAssets().pipe(Effect.catchTag("timeout", () => Effect.succeed([])));
 */
export function createClient(options: ClientOptions = {}): Client {
  return createGroupClient(groups, options);
}

/** A client of chosen groups; see `createGroupClient` of the main entry. */
export function createGroupClient<Tables extends GroupTables>(
  tables: Tables,
  options: ClientOptions = {},
): GroupClient<keyof Tables & keyof Groups> {
  const client: unknown = buildClient(tables, options, (core, operation, spec) => {
    return (input?: Fields, callOptions?: CallOptions) =>
      Effect.map(callOperation(core, operation, spec, input, callOptions), ({ result }) => result);
  });
  // The tables' names and the generated interfaces come from one contract; the compiler can't follow it through a map.
  return client as GroupClient<keyof Tables & keyof Groups>;
}

type ListOf<Input, Result, Failure> = (
  input: Input,
  options?: Omit<CallOptions, "signal">,
) => Effect.Effect<Result, Failure>;

/**
 * Every page of a list, each asked for when it is wanted.
 * @example pages(coffer.assets.getUserAssetsHistory, { Coin: "BTC" }).pipe(Stream.runCollect)
 */
export function pages<Input extends object, Result extends Page, Failure>(
  operation: ListOf<Input, Result, Failure>,
  input: Input,
  options?: Omit<CallOptions, "signal">,
): Stream.Stream<Result, Failure> {
  const { SkipCount: first = 0 }: { SkipCount?: number } = input;
  const beginning: PageStart = first;
  return Stream.paginate(beginning, (start: PageStart) =>
    Effect.map(operation({ ...input, ...startingAt(start) }, options), (page) => {
      const next = nextStart(page, start);
      const worth = page.items.length > 0 || start === first;
      return [worth ? [page] : [], next === undefined ? Option.none() : Option.some(next)] as const;
    }),
  );
}

/** Every entry of a list, page by page. */
export function items<Input extends object, Result extends Page, Failure>(
  operation: ListOf<Input, Result, Failure>,
  input: Input,
  options?: Omit<CallOptions, "signal">,
): Stream.Stream<Result["items"][number], Failure> {
  return Stream.flatMap(pages(operation, input, options), (page) => Stream.fromIterable(page.items));
}
