import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { type Signer, signerOf } from "./api-key/signer.ts";
import { attempt } from "./attempt.ts";
import { callOperation } from "./call.ts";
import { callOnce } from "./call-once.ts";
import { makeSealer, type Sealer } from "./crypto/sealer.ts";
import { map, onFailure } from "./effect-parts.ts";
import { type ClientEvents, logged } from "./events.ts";
import { noSession } from "./failure.ts";
import { refreshCalls } from "./gen/own-calls.ts";
import { type ClientOptions, readSettings, type Settings } from "./options.ts";
import { type CallPlan, readOperation } from "./read-operation.ts";
import { type BrowserStore, createBrowserStore } from "./session/browser-store.ts";
import { guardedStore } from "./session/guarded-store.ts";
import { isRefusal } from "./session/refresh.ts";
import { startTicking } from "./session/schedule.ts";
import { makeSession, type Session } from "./session/session.ts";
import { createMemoryStore, type SessionStore } from "./session/store.ts";
import type { StoredSession } from "./session/stored-session.ts";
import { withTime } from "./time.ts";
import { splitInput } from "./transport/split-input.ts";

/** What the calls of one client share. Two clients share nothing. */
export interface Core {
  readonly settings: Settings;
  readonly session: Session;
  readonly sealer: Sealer;
  /** Signs calls in place of a session, where the client has an API key. */
  readonly signer: Effect.Effect<Signer, CofferError> | undefined;
  /** Idempotency keys of calls whose outcome is unknown. */
  readonly openKeys: Set<string>;
  /** What the lines of operations say, read with the first call of each. */
  readonly plans: Record<string, CallPlan>;
  readonly close: () => void;
}

export function makeCore(options: ClientOptions): Core {
  const events = logged(options.events, options.logger);
  const store = options.store ? guardedStore(options.store, events.onStorageFallback) : defaultStore(options, events);
  const settings = readSettings(options, events, () => attempt(() => storedLocale(options.store ?? store)));
  const session = makeSession({
    store,
    events,
    exchange: (kept, isStill) => exchangePair(settings, kept, isStill),
  });
  const sealer = makeSealer({
    hash: options.keyHash ?? "SHA-1",
    ask: (operation, line, input) => map(callOperation(core, operation, line, input), ({ result }) => result),
  });
  const ticks = options.autoRefresh ?? isBrowser();
  const stopTicking = ticks ? startTicking(() => Effect.runFork(session.check)) : undefined;
  const core: Core = {
    settings,
    session,
    sealer,
    signer: signerOf(options.apiKey),
    openKeys: new Set(),
    plans: {},
    close: () => {
      stopTicking?.();
      session.close();
      sealer.stop();
    },
  };
  return core;
}

/** "Types 1 and 3 use the merchant session refresh; others the standard one." */
const isMerchant = (type: number) => type === 1 || type === 3;

/** Sends the refresh call once; the session's own engine decides about retries. */
function exchangePair(
  settings: Settings,
  session: StoredSession,
  isStill: () => boolean,
): Effect.Effect<unknown, CofferError> {
  if (!session.isAccountTypeAssumed) return exchangeAt(settings, session, isStill, isMerchant(session.accountType));
  // Each of the two calls refuses the other's accounts, and leaves their tokens as they are.
  return onFailure(exchangeAt(settings, session, isStill, false), (error) =>
    isRefusal(error) ? exchangeAt(settings, session, isStill, true) : Effect.fail(error),
  );
}

/** Sends one of the two refresh calls. */
function exchangeAt(
  settings: Settings,
  session: StoredSession,
  isStill: () => boolean,
  asMerchant: boolean,
): Effect.Effect<unknown, CofferError> {
  const operation = asMerchant ? "refreshMerchantToken" : "refreshToken";
  const plan = readOperation(operation, refreshCalls[operation]);
  const { accessToken, refreshToken } = session;
  const parts = splitInput(plan, { accessToken, refreshToken });
  return withTime((time) =>
    Effect.flatMap(settings.deviceId, (deviceId) => {
      // Signed out, or signed in as another user, since: the old tokens must not be sent any more.
      if (!isStill()) return Effect.fail(noSession());
      const out = { plan, parts, timeoutMs: settings.timeoutMs, headers: {}, deviceId };
      return map(callOnce(settings, out, time), ({ result }) => result);
    }),
  );
}

const isBrowser = () => globalThis.window && globalThis.document;

function defaultStore({ environment = "production", apiKey }: ClientOptions, events: ClientEvents): SessionStore {
  if (apiKey || !isBrowser()) return createMemoryStore();
  return createBrowserStore({ environment, onFallback: events.onStorageFallback });
}

/** Only a browser's store keeps the language. */
const storedLocale = ({ items }: Partial<BrowserStore>) => items?.read("lang");
