import type { Locale } from "@coffer/errors";
import type { OperationInfo } from "@coffer/sdk/contract";
import type { Session } from "../domain/session/session.ts";
import type { User } from "../domain/user/user.ts";
import { refuse } from "../refusal.ts";
import type { World } from "../world/world.ts";
import type { SignedIn } from "./auth.ts";
import type { Context } from "./context.ts";
import { deviceOf, type EngineRequest } from "./request.ts";

/** What an operation sees of its call. */
export class CallContext implements Context {
  readonly world: World;
  readonly operation: OperationInfo;
  readonly requestId: string;
  readonly language: Locale;
  readonly idempotencyKey: string | null;
  readonly #signedIn: SignedIn | null;
  readonly #request: EngineRequest;

  constructor(
    signedIn: SignedIn | null,
    world: World,
    operation: OperationInfo,
    requestId: string,
    language: Locale,
    idempotencyKey: string | null,
    request: EngineRequest,
  ) {
    this.#signedIn = signedIn;
    this.world = world;
    this.operation = operation;
    this.requestId = requestId;
    this.language = language;
    this.idempotencyKey = idempotencyKey;
    this.#request = request;
  }

  get device(): string {
    return deviceOf(this.#request.headers["user-agent"]);
  }
  get ip(): string {
    return this.#request.ip;
  }
  get viewer(): User | null {
    return this.#signedIn?.user ?? null;
  }
  get user(): User {
    return this.#required().user;
  }
  get session(): Session {
    return this.#required().session;
  }

  #required(): SignedIn {
    if (!this.#signedIn) throw refuse(401, "This needs somebody signed in.");
    return this.#signedIn;
  }
}
