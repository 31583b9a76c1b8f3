import type { Locale } from "@coffer/errors";
import type { OperationInfo } from "@coffer/sdk/contract";
import type { World } from "../world/world.ts";
import { refuse } from "./refusal.ts";
import { baseOf, deviceOf, type EngineRequest } from "./request.ts";

/** User, and session or API key, as far as the engine needs them; modules define the rest. */
export type Caller = { readonly user: { readonly uid: string } } & (
  | { readonly session: object; readonly key: null }
  | { readonly session: null; readonly key: object }
);

/** The context of an operation besides its input. */
export type Context<Who extends Caller = Caller> = {
  readonly world: World;
  readonly operation: OperationInfo;
  readonly requestId: string;
  readonly language: Locale;
  /** The caller's device and IP, as login and operation histories show them. */
  readonly device: string;
  readonly ip: string;
  /** The sandbox's address as the caller reaches it. */
  readonly base: string;
  /** The idempotency key of a `key` operation; ids of ledger entries derived from it are equal on a retry. */
  readonly idempotencyKey: string | null;
  /** The signed-in user, where the contract makes signing in optional. */
  readonly viewer: Who["user"] | null;
  /** The calling user. Operations that require one always have it. */
  readonly user: Who["user"];
  /** Operations that no API key may call always have a session. */
  readonly session: NonNullable<Who["session"]>;
  /** The API key that signed the request; null for a session. */
  readonly key: Who["key"];
};

type Call = Pick<Context, "world" | "operation" | "requestId" | "language" | "idempotencyKey">;

/** The context of one request. A class, so that its getters are defined once and not for each request. */
class RequestContext implements Context {
  readonly world: World;
  readonly operation: OperationInfo;
  readonly requestId: string;
  readonly language: Locale;
  readonly idempotencyKey: string | null;
  readonly #caller: Caller | null;
  readonly #request: EngineRequest;

  constructor(caller: Caller | null, request: EngineRequest, call: Call) {
    this.#caller = caller;
    this.#request = request;
    this.world = call.world;
    this.operation = call.operation;
    this.requestId = call.requestId;
    this.language = call.language;
    this.idempotencyKey = call.idempotencyKey;
  }

  get ip(): string {
    return this.#request.ip;
  }
  get base(): string {
    return baseOf(this.#request);
  }
  get device(): string {
    return deviceOf(this.#request.headers["user-agent"]);
  }
  get viewer(): Context["viewer"] {
    return this.#caller?.user ?? null;
  }
  get key(): Context["key"] {
    return this.#caller?.key ?? null;
  }
  get user(): Context["user"] {
    return this.#required.user;
  }
  get session(): Context["session"] {
    const { session } = this.#required;
    if (!session) throw new Error(`${this.operation.operationId} needs a session, and a key may call it.`);
    return session;
  }
  get #required(): Caller {
    if (this.#caller) return this.#caller;
    const data = { reason: "missing" as const, serverTime: this.world.clock.iso() };
    throw refuse("notSignedIn", "This needs somebody signed in.", { data });
  }
}

export const contextOf = (caller: Caller | null, request: EngineRequest, call: Call): Context =>
  new RequestContext(caller, request, call);
