import type { Locale } from "@coffer/errors";
import type * as Effect from "effect/Effect";
import type { KeyHash } from "../crypto/key-hash.ts";
import { type CustomFetch, withInit } from "../http/custom-fetch.ts";
import type { ClientEvents, Logger } from "../http/events.ts";
import { type Environment, type Hosts, readHosts } from "../http/hosts.ts";
import { randomId } from "../http/random-id.ts";
import { makeRetryBudget, type RetryBudget, type RetryBudgetOptions } from "../http/retry-budget.ts";
import { makeRequestClient, type SendSettings } from "../http/send-request.ts";
import type { Tracing } from "../http/trace.ts";
import type { SessionStore } from "../session/store.ts";
import type { ApiKey } from "../signing/api-key.ts";
import { makeDeviceId } from "./device-id.ts";

/** "Request timeout 30000 ms." */
export const TIMEOUT_MS = 30_000;
/** How often a resendable call is sent again at most. */
export const RETRIES = 2;
/** No reply of ours comes near; what is larger isn't read to its end. */
export const MAX_REPLY_BYTES = 5_000_000;
/** Room for three files of 10 MB, the most a screen sends at once; what is larger isn't sent. */
export const MAX_REQUEST_BYTES = 32_000_000;

/** How a client is set up. Everything has a default. */
export interface ClientOptions {
  /** Which hosts to call; also names the storage prefix. @default "production" */
  readonly environment?: Environment | undefined;
  /**
   * Other hosts: one for all services, or some by name. `""` is the page's own origin. In production `http://` is for loopback
   * addresses only. Throws for what is no address.
   */
  readonly baseUrl?: string | Partial<Hosts> | undefined;
  /**
   * Signs every call with an API key, in place of a session: for programs on a server. What a call needs of the key
   * stands in its documentation.
   */
  readonly apiKey?: ApiKey | undefined;
  /** The language of messages. @default the language kept in the store, else "en" */
  readonly locale?: Locale | (() => Locale) | undefined;
  /** The device fingerprint sent with every call. @default one random id for this client */
  readonly deviceId?: string | (() => string | Promise<string>) | undefined;
  /** Where the session is kept. @default cookies and local storage in a browser, memory elsewhere */
  readonly store?: SessionStore | undefined;
  /** Refresh the session ahead of its end by a timer, not only when a call is made. @default true in a browser */
  readonly autoRefresh?: boolean | undefined;
  /** Milliseconds one attempt may take, body included. @default 30_000 */
  readonly timeoutMs?: number | undefined;
  /** How often a resendable call is sent again at most. @default 2 */
  readonly retries?: number | undefined;
  /**
   * What resending may cost a server in trouble, over all calls of this client. `onRetry` tells when it is spent.
   * @default a tenth of the calls of the last minute, ten at least
   */
  readonly retryBudget?: RetryBudgetOptions | undefined;
  /** Bytes of a reply that are read at most. @default 5_000_000 */
  readonly maxReplyBytes?: number | undefined;
  /** Bytes of a request that are sent at most; a larger one fails with code 413. @default 32_000_000 */
  readonly maxRequestBytes?: number | undefined;
  /** What a cancelled call does: reject with the signal's reason, or never settle. @default "reject" */
  readonly onCancel?: "reject" | "never" | undefined;
  /** Headers for every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /**
   * Sends a request. It gets a `Request`, and its method, headers and body once more as an init, for a `fetch` that takes an
   * address and an init, such as undici's with a dispatcher. @default the platform's fetch
   */
  readonly fetch?: CustomFetch | undefined;
  /** The hash inside PBKDF2, for fields sent encrypted. Assumed: the product names none. @default "SHA-1" */
  readonly keyHash?: KeyHash | undefined;
  /**
   * Sends W3C `traceparent` headers: `true` begins a trace for each call, a function answers the `traceparent` to go on
   * from, such as your tracer's. The API must allow the header where the caller is a page of another origin.
   * @default false
   */
  readonly tracing?: Tracing | undefined;
  /** What to tell about. */
  readonly events?: ClientEvents | undefined;
  /** Writes every event, such as `console`. No event carries a body, a token or a password. @default none */
  readonly logger?: Logger | undefined;
}

/**
 * The options with their defaults filled in.
 * @internal
 */
export interface Settings extends SendSettings {
  readonly deviceId: Effect.Effect<string>;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly maxRequestBytes: number;
  readonly tracing: Tracing | undefined;
  readonly budget: RetryBudget;
  readonly events: ClientEvents;
}

/** @internal */
export function readSettings(
  options: ClientOptions,
  events: ClientEvents,
  storedLocale: () => string | undefined,
): Settings {
  const { locale, deviceId = randomId(), environment = "production" } = options;
  return {
    environment,
    secrets: [options.apiKey?.key, options.apiKey?.secret],
    hosts: readHosts(environment, options.baseUrl),
    locale: typeof locale === "function" ? locale : () => locale ?? (storedLocale() === "zh-CN" ? "zh-CN" : "en"),
    deviceId: makeDeviceId(deviceId),
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    retries: options.retries ?? RETRIES,
    maxReplyBytes: options.maxReplyBytes ?? MAX_REPLY_BYTES,
    maxRequestBytes: options.maxRequestBytes ?? MAX_REQUEST_BYTES,
    tracing: options.tracing,
    budget: makeRetryBudget(options.retryBudget),
    headers: options.headers ?? {},
    // Looked up at each call, so that a fetch replaced later (a service worker's, a test's) is the one used.
    fetch: options.fetch ? withInit(options.fetch) : (request) => globalThis.fetch(request),
    client: makeRequestClient(),
    events,
  };
}
