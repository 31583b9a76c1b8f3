import { type OperationId, operations } from "@coffer/sdk/contract";
import type { EngineRequest } from "../../src/core/request.ts";
import type { PersonaName } from "../../src/modules/auth/user/personas.ts";
import { type Api, type CallOptions, type Reply, TestSandbox } from "../../src/testing/client.ts";
import { countChanges } from "../../src/testing/count-changes.ts";

export const people = ["mei", "verified", "fresh", "pending", "rejected", "merchant", "cashier", "enterprise"] as const;
/** Refusals that still count an attempt: wrong codes, PINs and passwords. */
const COUNTED: readonly number[] = [50002, 50010, 90001];
/** Recipient lookups are counted, found or not. */
const COUNTED_CALLS: readonly OperationId[] = ["checkRecipient"];

/** A reused refresh token may be stolen: the call is refused, and the session ends. */
const ENDS_SESSION: readonly OperationId[] = ["refreshToken", "refreshMerchantToken"];
const mayChange = (id: OperationId, code: number) =>
  COUNTED.includes(code) || COUNTED_CALLS.includes(id) || (ENDS_SESSION.includes(id) && code === 50001);

/** Callers for operations that require one account type. */
const CALLERS: readonly (readonly [type: number, PersonaName])[] = [
  [1, "merchant"],
  [6, "acceptor"],
];

/** A sandbox that detects every change, with signed-in users. */
export class Caller {
  readonly sandbox = TestSandbox.start();
  readonly #changes = countChanges(this.sandbox);
  #sessions = new Map<PersonaName, Api>();

  reset(): void {
    this.sandbox.stranger().control("POST", "reset");
    this.#sessions = new Map();
  }
  /** Returns the user, or another who may make the call. */
  api(id: OperationId, name: PersonaName): Api {
    const { auth, accounts } = operations[id];
    if (auth === "none") return this.sandbox.stranger();
    const who = CALLERS.find(([type]) => accounts?.includes(type))?.[1] ?? name;
    const known = this.#sessions.get(who) ?? this.sandbox.as(who);
    this.#sessions.set(who, known);
    return known;
  }
  /** Returns the same user, signed in again if the session has ended. */
  signedIn(id: OperationId, name: PersonaName): Api {
    const api = this.api(id, name);
    if (api.token === null || api.call("getKyc").error === null) return api;
    this.#sessions.clear();
    return this.api(id, name);
  }
  forget(name: PersonaName): void {
    this.#sessions.delete(name);
  }

  /** Makes a call that may be refused. A refusal must leave the state unchanged. */
  call<Id extends OperationId>(api: Api, id: Id, input: Record<string, unknown>, options: CallOptions = {}): Reply<Id> {
    const before = this.#changes();
    const reply = api.call(id, input, options);
    // Encryption requests keys and tickets first, which changes the state.
    const changed = options.raw ? this.#changes() - before : 0;
    const { error } = reply;
    if (error && changed > 0 && !mayChange(id, error.code))
      throw new Error(`${id} was refused with ${error.code} and changed something.`);
    if (error?.code === 400 && !(error.validationErrors ?? []).some(({ field }) => field !== ""))
      throw new Error(`${id} was refused with 400 and names no field.`);
    return reply;
  }
  /** Sends any request, as an adapter passes it on. */
  send(request: Partial<EngineRequest> & Pick<EngineRequest, "method" | "path">) {
    const before = this.#changes();
    const whole = { query: "", headers: {}, body: { kind: "none" as const }, ip: "127.0.0.1", ...request };
    const { status, headers, body } = this.sandbox.handle(whole, 0);
    const { error } = JSON.parse(body);
    if (status >= 400 && this.#changes() > before && !COUNTED.includes(error?.code))
      throw new Error(`${request.path} was refused and changed something.`);
    return { status, headers, error };
  }
}
