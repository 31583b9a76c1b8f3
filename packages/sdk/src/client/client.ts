import { groups } from "../generated/all-groups.ts";
import type { Groups } from "../generated/types.ts";
import { decodeFailure } from "../http/failure.ts";
import { loadOnDemand, SDK_PART } from "../http/load-on-demand.ts";
import type { CallOptions, ListCall, Reply } from "../http/operation.ts";
import type { OperationSpec } from "../http/operation-spec.ts";
import type { Page } from "../http/page.ts";
import type { Fields } from "../http/request-parts.ts";
import { makeHandle, type SessionHandle } from "../session/handle.ts";
import { callOperation } from "./call.ts";
import { type Core, makeCore } from "./core.ts";
import type { ClientOptions } from "./options.ts";
import type { PaginatePorts } from "./paginate.ts";
import { run } from "./run.ts";

/** What a client has beside its groups of operations. */
export interface ClientHandle {
  /** The signed-in session. */
  readonly session: SessionHandle;
  /** Stops refreshing and listening. Calls under way for the session end with kind `aborted`. */
  close(): void;
}

/** Tables of operations by group name, as this package exports them. */
export type GroupTables = { readonly [Name in keyof Groups]?: (typeof groups)[Name] };

/** A client of some groups. */
export type GroupClient<Names extends keyof Groups> = Pick<Groups, Names> & ClientHandle;

/** A client of every group: `client.<group>.<operationId>(input)`. */
export type Client = GroupClient<keyof Groups>;

/**
 * A client of the whole API. It throws for an `environment` there isn't and a `baseUrl` that can't be one; what is odd
 * about the platform (no window, blocked storage) it works around. Two clients share nothing but a store you give both.
 * @example
 * const coffer = createClient({ environment: "sandbox" });
 * const assets = await coffer.assets.getAssets();
 */
export function createClient(options: ClientOptions = {}): Client {
  return createGroupClient(groups, options);
}

/**
 * Makes one operation of a client out of what its group's table says of it.
 * @internal
 */
export type MakeOperation = (core: Core, operation: string, spec: OperationSpec) => unknown;

/**
 * A client of chosen groups: a bundle then carries only their tables.
 * @example
 * import { assets, createGroupClient } from "@coffer/sdk";
 * const coffer = createGroupClient({ assets });
 */
export function createGroupClient<Tables extends GroupTables>(
  tables: Tables,
  options: ClientOptions = {},
): GroupClient<keyof Tables & keyof Groups> {
  const client: unknown = buildClient(tables, options, (core, operation, spec) => {
    const call = (input: Fields = {}, callOptions: CallOptions = {}): ListCall<Page> => {
      const effect = callOperation(core, operation, spec, input, callOptions);
      return toCall(run(effect, callOptions.signal, options.onCancel), input, {
        ask: (start) => call({ ...input, ...start }, callOptions),
        refuse: decodeFailure,
      });
    };
    return call;
  });
  // The tables' names and the generated interfaces come from one contract; the compiler can't follow it through a map.
  return client as GroupClient<keyof Tables & keyof Groups>;
}

/**
 * More groups of a client, with its session, store and settings. An app gives each of its parts the groups it calls and
 * loads their tables with that part; the client itself stays as it is.
 * @example
 * import { addGroups, auth, convert, createGroupClient } from "@coffer/sdk";
 * const coffer = createGroupClient({ auth });
 * const trade = addGroups(coffer, { convert });
 */
export function addGroups<Tables extends GroupTables>(
  client: GroupClient<never>,
  tables: Tables,
): Pick<Groups, keyof Tables & keyof Groups> {
  // Every client has it; it stays out of the types because this function is the way to it.
  const { build } = client as ClientHandle & { build: (added: Tables) => unknown };
  return build(tables) as Pick<Groups, keyof Tables & keyof Groups>;
}

/**
 * Builds the groups out of their tables. The handle isn't enumerable, so that a client's keys are its groups.
 * @internal
 */
export function buildClient(tables: GroupTables, options: ClientOptions, make: MakeOperation): object {
  const core = makeCore(options);
  const build = (added: GroupTables) =>
    Object.fromEntries(
      Object.entries(added).map(([group, table]) => [
        group,
        Object.fromEntries(
          Object.entries<OperationSpec>(table).map(([operation, spec]) => [operation, make(core, operation, spec)]),
        ),
      ]),
    );
  return Object.defineProperties(build(tables), {
    session: { value: makeHandle(core.session, run) },
    close: { value: core.close },
    build: { value: build },
  });
}

/** Every call can be walked page by page; the types offer it for lists. */
function toCall(reply: Promise<Reply<unknown>>, input: Fields, ports: PaginatePorts) {
  // An async function rather than `then`, so that an error's trace leads to the caller.
  const result = (async () => (await reply).result)();
  async function* pages() {
    const first = await result;
    const { paginate } = await run(loadOnDemand(SDK_PART, () => import("./paginate.ts")));
    yield* paginate(first, input, ports);
  }
  async function* entries() {
    for await (const { items } of pages()) yield* items;
  }
  const call: unknown = Object.assign(result, {
    withResponse: () => {
      // A caller of withResponse handles the failure there.
      result.catch(() => undefined);
      return reply;
    },
    pages,
    [Symbol.asyncIterator]: entries,
  });
  // The result is checked when its pages are read.
  return call as ListCall<Page>;
}
