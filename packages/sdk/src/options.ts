import type { Locale } from "@coffer/errors";
import type { KeyHash } from "./crypto/cipher.ts";
import type { ClientEvents } from "./events.ts";
import { type Environment, type Hosts, readHosts } from "./hosts.ts";
import { randomId } from "./random-id.ts";
import type { SessionStore } from "./session/store.ts";

/** "Request timeout 30000 ms." */
export const TIMEOUT_MS = 30_000;
/** How often a resendable call is sent again at most. */
export const RETRIES = 2;
/** No reply of ours comes near; what is larger isn't read to its end. */
export const MAX_REPLY_BYTES = 5_000_000;

/** How a client is set up. Everything has a default. */
export interface ClientOptions {
  /** Which hosts to call; also names the storage prefix. @default "production" */
  readonly environment?: Environment | undefined;
  /** Other hosts: one for all services, or some by name. `""` is the page's own origin. */
  readonly baseUrl?: string | Partial<Hosts> | undefined;
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
  /** Bytes of a reply that are read at most. @default 5_000_000 */
  readonly maxReplyBytes?: number | undefined;
  /** What a cancelled call does: reject with the signal's reason, or never settle. @default "reject" */
  readonly onCancel?: "reject" | "never" | undefined;
  /** Headers for every call. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** Sends a request. @default the platform's fetch */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** The hash inside PBKDF2, for fields sent encrypted. Assumed: the product names none. @default "SHA-1" */
  readonly keyHash?: KeyHash | undefined;
  /** What to tell about. */
  readonly events?: ClientEvents | undefined;
}

/** The options with their defaults filled in. */
export interface Settings {
  readonly hosts: Hosts;
  readonly locale: () => Locale;
  readonly deviceId: () => string | Promise<string>;
  readonly timeoutMs: number;
  readonly retries: number;
  readonly maxReplyBytes: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly fetch: (request: Request) => Promise<Response>;
  readonly events: ClientEvents;
}

export function readSettings(options: ClientOptions, storedLocale: () => string | undefined): Settings {
  const { locale, deviceId = randomId() } = options;
  return {
    hosts: readHosts(options.environment ?? "production", options.baseUrl),
    locale: typeof locale === "function" ? locale : () => locale ?? (storedLocale() === "zh-CN" ? "zh-CN" : "en"),
    deviceId: typeof deviceId === "function" ? once(deviceId) : () => deviceId,
    timeoutMs: options.timeoutMs ?? TIMEOUT_MS,
    retries: options.retries ?? RETRIES,
    maxReplyBytes: options.maxReplyBytes ?? MAX_REPLY_BYTES,
    headers: options.headers ?? {},
    // Looked up at each call, so that a fetch replaced later (a service worker's, a test's) is the one used.
    fetch: options.fetch ?? ((request) => globalThis.fetch(request)),
    events: options.events ?? {},
  };
}

/** A fingerprint is computed once; a failing one must not fail every call. */
function once(deviceId: () => string | Promise<string>): () => Promise<string> {
  let known: Promise<string> | undefined;
  return () => {
    known ??= Promise.resolve()
      .then(deviceId)
      .catch(() => randomId());
    return known;
  };
}
