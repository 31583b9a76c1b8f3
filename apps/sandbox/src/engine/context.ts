import type { Locale } from "@coffer/errors";
import type { OperationInfo } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";
import { refuse } from "./refusal.ts";
import { baseOf, deviceOf, type EngineRequest } from "./request.ts";

/** User, and session or API key, as far as the engine needs them; areas define the rest. */
export type Caller = { readonly user: { readonly uid: string } } & (
  | { readonly session: object; readonly key: null }
  | { readonly session: null; readonly key: object }
);

/** What an operation sees besides its input. */
export type Context<Who extends Caller = Caller> = {
  readonly world: World;
  readonly operation: OperationInfo;
  readonly requestId: string;
  readonly language: Locale;
  /** Device and IP of the caller, as login and operation histories show them. */
  readonly device: string;
  readonly ip: string;
  /** Where the caller reaches the sandbox. */
  readonly base: string;
  /** The key of a `key` operation; an id for ledger entries made from it stays the same on a retry. */
  readonly idempotencyKey: string | null;
  /** Who is signed in, where the contract makes signing in optional. */
  readonly viewer: Who["user"] | null;
  /** Who asks. Operations that require it always have one. */
  readonly user: Who["user"];
  /** Operations that no API key may call always have one. */
  readonly session: NonNullable<Who["session"]>;
  /** The API key that signed the request; null where a session asks. */
  readonly key: Who["key"];
};

type Call = Pick<Context, "world" | "operation" | "requestId" | "language" | "idempotencyKey">;

/** The context of one request; device and caller are computed when an operation first reads them. */
export function contextOf(caller: Caller | null, request: EngineRequest, call: Call): Context {
  const required = (): Caller => {
    if (!caller) {
      const data = { reason: "missing" as const, serverTime: call.world.clock.iso() };
      throw refuse("notSignedIn", "This needs somebody signed in.", { data });
    }
    return caller;
  };
  return {
    ...call,
    ip: request.ip,
    base: baseOf(request),
    viewer: caller?.user ?? null,
    key: caller?.key ?? null,
    get device() {
      return deviceOf(request.headers["user-agent"]);
    },
    get user() {
      return required().user;
    },
    get session() {
      const { session } = required();
      if (!session) throw new Error(`${call.operation.operationId} needs a session, and a key may call it.`);
      return session;
    },
  };
}
