import { type Behaviour, behaviourOf } from "./behaviours.ts";
import { brand, isCofferError } from "./brand.ts";
import { nameOf } from "./names.ts";
import type { TransportName } from "./texts/transport.ts";

/**
 * Where a failure comes from:
 * `api` the server refused · `auth` there is no living session · `network` no answer · `timeout` no answer in time ·
 * `aborted` the caller cancelled · `decode` an answer that isn't one of ours.
 */
export type ErrorKind = "api" | "auth" | TransportName;

/** One field of the request and the rule it broke. */
export interface ValidationError {
  /** The field's path in the request, such as `verification.googleCode`. */
  readonly field: string;
  /** The broken rule, such as `required`, `type`, `pattern`. */
  readonly rule: string;
  /** The rule in words, in the language of the request. */
  readonly message: string;
}

/** What a `CofferError` is made of. */
export interface CofferErrorFields {
  readonly kind: ErrorKind;
  readonly message: string;
  /** A known code, or any other number a newer server may answer. None when no answer came. */
  readonly code?: number | undefined;
  readonly details?: string | undefined;
  readonly data?: object | undefined;
  readonly validationErrors?: readonly ValidationError[] | undefined;
  readonly operation?: string | undefined;
  readonly requestId?: string | undefined;
  readonly status?: number | undefined;
  readonly retryable?: boolean | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly outcomeUnknown?: boolean | undefined;
  readonly attempts?: number | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly headers?: Headers | undefined;
  readonly cause?: unknown;
}

/** What an error knows and may tell. Anything else it is made with is left behind. */
const told = [
  "kind",
  "code",
  "details",
  "data",
  "validationErrors",
  "operation",
  "requestId",
  "status",
  "retryable",
  "retryAfterMs",
  "outcomeUnknown",
  "attempts",
  "idempotencyKey",
] as const;

/**
 * The one error of Coffer. Branch on `code` for what the server refused, on `kind` for where it comes from, and on
 * `behaviour` for what to do about it.
 */
export class CofferError extends Error {
  /** Where the failure comes from. */
  declare readonly kind: ErrorKind;
  /** The code, when the server answered one (or one stands for the answer, such as 401); else `undefined`. */
  declare readonly code: number | undefined;
  /** The name of the code's meaning (`insufficientAssets`), the kind when there is no code, or `unknown`. */
  declare readonly name: string;
  /** What a client does about it. */
  declare readonly behaviour: Behaviour;
  /** What the message leaves out, such as attempts left or a time. */
  declare readonly details: string | undefined;
  /** The particulars as values, such as attempts left or until when; its shape follows from the code. */
  declare readonly data: object | undefined;
  /** One entry for each field that broke a rule; empty but for code 400. */
  declare readonly validationErrors: readonly ValidationError[];
  /** The operation that failed, such as `applyTransactionOut`. */
  declare readonly operation: string | undefined;
  /** Identifies the request in our logs. Quote it to support. */
  declare readonly requestId: string | undefined;
  /** The HTTP status, when an answer came. */
  declare readonly status: number | undefined;
  /** Whether the same call may succeed if it is made again later, with its key where it has one. */
  declare readonly retryable: boolean;
  /** How long the server asked to wait, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;
  /**
   * Whether the call may have been done all the same: it was sent, and no answer says what came of it. Make it again with
   * `idempotencyKey` to learn that, at any later time: a key lives as long as the order it made. Without a key, or after
   * 409, look it up. Never true of a call that may be made again freely.
   */
  declare readonly outcomeUnknown: boolean;
  /** How often the request was sent. 0 when it never left. */
  declare readonly attempts: number;
  /** The key the request was sent with. Make the call again with it to learn an unknown outcome safely. */
  declare readonly idempotencyKey: string | undefined;
  /** The reply's headers, when one came. Neither printed nor in JSON: a proxy's cookies may be among them. */
  declare readonly headers: Headers | undefined;

  constructor(fields: CofferErrorFields) {
    super(fields.message, fields.cause === undefined ? undefined : { cause: fields.cause });
    const { kind, code } = fields;
    const usual: Partial<CofferErrorFields> = {
      retryable: false,
      outcomeUnknown: false,
      attempts: 0,
      validationErrors: [],
    };
    for (const name of told) Object.assign(this, { [name]: fields[name] ?? usual[name] });
    Object.assign(this, {
      name: code === undefined ? kind : (nameOf(code) ?? "unknown"),
      behaviour: code === undefined ? "showMessage" : behaviourOf(code),
    });
    Object.defineProperty(this, "headers", { value: fields.headers });
  }

  /** The name again, for Effect's `catchTag`. */
  get _tag(): string {
    return this.name;
  }

  get [brand](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // A subclass keeps the ordinary rule: not every CofferError is one of its instances.
    // biome-ignore lint/complexity/noThisInStatic: `this` is the class on the right of instanceof, which is the point.
    return this === CofferError ? isCofferError(value) : Function.prototype[Symbol.hasInstance].call(this, value);
  }

  /** What may be logged: never a request body, a token or the cause. */
  toJSON(): Record<string, unknown> {
    return Object.fromEntries(["name", "message", "behaviour", ...told].map((name) => [name, Reflect.get(this, name)]));
  }
}
