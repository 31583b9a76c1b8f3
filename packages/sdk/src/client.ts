import { callOperation } from "./call.ts";
import { type Core, makeCore } from "./core.ts";
import { decodeFailure } from "./failure.ts";
import type { groups } from "./gen/all-groups.ts";
import type { Groups } from "./gen/types.ts";
import { loadPart } from "./load-part.ts";
import type { CallOptions, ListCall, Reply } from "./operation.ts";
import type { ClientOptions } from "./options.ts";
import type { Page } from "./page.ts";
import { readTable } from "./read-operation.ts";
import { run } from "./run.ts";
import { makeHandle, type SessionHandle } from "./session/handle.ts";
import type { Fields } from "./transport/split-input.ts";
import type { WalkPorts } from "./walk.ts";

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
 * Makes one operation of a client out of what its group's table says of it.
 * @internal
 */
export type MakeOperation = (core: Core, operation: string, line: string) => unknown;

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
  const client: unknown = buildClient(tables, options, (core, operation, line) => {
    const call = (input: Fields = {}, callOptions: CallOptions = {}): ListCall<Page> => {
      const effect = callOperation(core, operation, line, input, callOptions);
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
        Object.fromEntries(readTable(table).map(([operation, line]) => [operation, make(core, operation, line)])),
      ]),
    );
  return Object.defineProperties(build(tables), {
    session: { value: makeHandle(core.session, run) },
    close: { value: core.close },
    build: { value: build },
  });
}

/** Every call can be walked page by page; the types offer it for lists. */
function toCall(reply: Promise<Reply<unknown>>, input: Fields, ports: WalkPorts) {
  // An async function rather than `then`, so that an error's trace goes on to the caller.
  const result = (async () => (await reply).result)();
  async function* pages() {
    const first = await result;
    const { walk } = await run(loadPart(() => import("./walk.ts")));
    yield* walk(first, input, ports);
  }
  async function* entries() {
    for await (const { items } of pages()) yield* items;
  }
  const call: unknown = Object.assign(result, {
    withResponse: () => {
      // Whoever asks for the response handles the failure there.
      result.catch(() => undefined);
      return reply;
    },
    pages,
    [Symbol.asyncIterator]: entries,
  });
  // Whether it is a page shows when it is walked.
  return call as ListCall<Page>;
}
