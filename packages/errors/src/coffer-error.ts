import { type Behaviour, behaviourOf } from "./behaviours.ts";
import { brand, isCofferError } from "./brand.ts";
import { nameOf } from "./names.ts";
import type { TransportName } from "./texts/transport.ts";

/**
 * The source of a failure:
 * `api` the server refused · `auth` no valid session · `network` no reply · `timeout` no reply in time ·
 * `aborted` the caller cancelled · `decode` the reply is not a Coffer envelope.
 */
export type ErrorKind = "api" | "auth" | TransportName;

/** A request field and the rule it broke. */
export interface ValidationError {
  /** The field's path in the request, such as `verification.googleCode`. */
  readonly field: string;
  /** The broken rule, such as `required`, `type`, `pattern`. */
  readonly rule: string;
  /** The rule in words, in the language of the request. */
  readonly message: string;
}

/** The fields that construct a `CofferError`. */
export interface CofferErrorFields {
  readonly kind: ErrorKind;
  readonly message: string;
  /** A known code, or any other number of a newer server. `undefined` when no reply came. */
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

/** The fields an error copies and exposes. Any other input field is dropped. */
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
 * The only error class of Coffer. Branch on `code` for a refusal of the server, on `kind` for the source, and on
 * `behaviour` for the reaction.
 */
export class CofferError extends Error {
  /** The source of the failure. */
  declare readonly kind: ErrorKind;
  /** The server's code, or the code that represents the reply, such as 401. `undefined` when no reply came. */
  declare readonly code: number | undefined;
  /** The name of the code (`insufficientAssets`), the kind when there is no code, or `unknown`. */
  declare readonly name: string;
  /** What a client does about the error. */
  declare readonly behaviour: Behaviour;
  /** Details that the message omits, such as the attempts left or a time. */
  declare readonly details: string | undefined;
  /** The details as values, such as the attempts left. The code decides the shape. */
  declare readonly data: object | undefined;
  /** One entry for each field that broke a rule; empty for every code except 400. */
  declare readonly validationErrors: readonly ValidationError[];
  /** The operation that failed, such as `applyTransactionOut`. */
  declare readonly operation: string | undefined;
  /** Identifies the request in the server's logs. Quote it to support. */
  declare readonly requestId: string | undefined;
  /** The HTTP status of the reply, if one came. */
  declare readonly status: number | undefined;
  /** True if the same call may succeed later, resent with its idempotency key where it has one. */
  declare readonly retryable: boolean;
  /** The delay that the server asked for, in milliseconds. */
  declare readonly retryAfterMs: number | undefined;
  /**
   * Whether the call may have been done all the same: it was sent, and no answer says what came of it. Make it again with
   * `idempotencyKey` to learn that, at any later time: a key lives as long as the order it made. Without a key, or after
   * 409, look it up. Never true of a call that may be made again freely.
   */
  declare readonly outcomeUnknown: boolean;
  /** The number of times the request was sent. 0 if it never left. */
  declare readonly attempts: number;
  /** The idempotency key of the request. Resend the call with it to learn an unknown outcome safely. */
  declare readonly idempotencyKey: string | undefined;
  /** The reply's headers, if a reply came. Never printed or serialised: they may contain a proxy's cookies. */
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

  /** Same as `name`, for Effect's `catchTag`. */
  get _tag(): string {
    return this.name;
  }

  get [brand](): true {
    return true;
  }

  static override [Symbol.hasInstance](value: unknown): boolean {
    // A subclass keeps the ordinary rule: not every CofferError is its instance.
    // biome-ignore lint/complexity/noThisInStatic: `this` is the class on the right of instanceof, which is the point.
    return this === CofferError ? isCofferError(value) : Function.prototype[Symbol.hasInstance].call(this, value);
  }

  /** Returns the fields that are safe to log: never a request body, a token or the cause. */
  toJSON(): Record<string, unknown> {
    return Object.fromEntries(["name", "message", "behaviour", ...told].map((name) => [name, Reflect.get(this, name)]));
  }
}
