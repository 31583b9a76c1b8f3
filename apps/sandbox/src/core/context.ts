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

/** The context of one request. A class: its getters are made once, not for each request. */
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
