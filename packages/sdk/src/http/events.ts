import type { CofferError } from "@coffer/errors";

/** A request is about to leave. */
export interface RequestEvent {
  readonly operation: string;
  /** 1 for the first time it is sent. */
  readonly attempt: number;
  readonly idempotencyKey: string | undefined;
  /** The header it is sent with, where calls are traced. */
  readonly traceparent: string | undefined;
}

/** An attempt ended: with an answer, or without one. */
export interface ResponseEvent extends RequestEvent {
  /** The HTTP status; `undefined` when no answer came. */
  readonly status: number | undefined;
  readonly requestId: string | undefined;
  readonly durationMs: number;
  /** Why it failed; `undefined` on success. */
  readonly error: CofferError | undefined;
}

/** An attempt failed in a way that is worth another one. */
export interface RetryEvent extends RequestEvent {
  /** How long until the request is sent again. */
  readonly delayMs: number;
  readonly error: CofferError;
  /** The client's `retryBudget` is spent: the request isn't sent again, and the call fails with this error. */
  readonly budgetSpent: boolean;
}

/** The session is being refreshed. `failed` may be tried again; `refused` ends the session. */
export interface RefreshEvent {
  readonly outcome: "started" | "refreshed" | "failed" | "refused";
  readonly error: CofferError | undefined;
}

/**
 * Why a session ended: `signedOut` here · `elsewhere` in another tab · `refused` by the server · `unreachable` the access
 * token ran out while the server couldn't be reached · `missing` there were no tokens to begin or go on with, or a token of
 * another account was put in their place · `expired` after 30 days, the longest life of a session.
 */
export type SessionEndReason = "signedOut" | "elsewhere" | "refused" | "unreachable" | "missing" | "expired";

/** The session ended, and nobody is signed in any more. */
export interface SessionEndedEvent {
  readonly reason: SessionEndReason;
  /** The refusal or failure behind it, if any. Its `behaviour` says what to show. */
  readonly error: CofferError | undefined;
}

/** Storage is blocked, full or holds what isn't ours; what is written now lives in memory only. */
export interface StorageFallbackEvent {
  readonly problem: "blocked" | "corrupt";
  /** The item it showed at. */
  readonly item: string;
}

/** What a client tells about its work. Nothing here ever carries a body, a token or a password. */
export interface ClientEvents {
  readonly onRequest?: ((event: RequestEvent) => void) | undefined;
  readonly onResponse?: ((event: ResponseEvent) => void) | undefined;
  readonly onRetry?: ((event: RetryEvent) => void) | undefined;
  readonly onRefresh?: ((event: RefreshEvent) => void) | undefined;
  /** Once for each session that ends. */
  readonly onSessionEnded?: ((event: SessionEndedEvent) => void) | undefined;
  /** Once for each item that couldn't be kept. */
  readonly onStorageFallback?: ((event: StorageFallbackEvent) => void) | undefined;
}

/** Where a client writes what it does: `console`, or a logger of yours with these two. */
export interface Logger {
  /** What goes as it should: requests, answers, refreshes. */
  debug(message: string, event: object): void;
  /** What failed, is tried again, or ended the session. */
  warn(message: string, event: object): void;
}

/** The listeners, and behind each the logger. */
export function logged(events: ClientEvents = {}, logger?: Logger): ClientEvents {
  if (!logger) return events;
  return new Proxy(events, {
    get: (listeners, name) => (event: { readonly error?: unknown; readonly problem?: unknown }) => {
      tell(Reflect.get(listeners, name), event);
      logger[event.error || event.problem ? "warn" : "debug"](`Coffer ${String(name)}`, event);
    },
  });
}

/** Tells a listener; its own failure is reported, never allowed to break a call. */
export function tell<Event>(listener: ((event: Event) => void) | undefined, event: Event): void {
  try {
    listener?.(event);
  } catch (error) {
    // Browsers have it and show the failure in the console; elsewhere there is no place to report to.
    globalThis.reportError?.(error);
  }
}
