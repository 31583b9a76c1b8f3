import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { type Encrypter, makeEncrypter } from "../crypto/encrypter.ts";
import { getKEIS, pTR, refreshMerchantToken, refreshToken } from "../generated/own-calls.ts";
import { type ClientEvents, logged } from "../http/events.ts";
import { noSession } from "../http/failure.ts";
import { planOf } from "../http/operation-spec.ts";
import { splitInput } from "../http/request-parts.ts";
import { tryOrUndefined } from "../http/try-or-undefined.ts";
import { type BrowserStore, createBrowserStore } from "../session/browser-store.ts";
import { guardedStore } from "../session/guarded-store.ts";
import { isRefusal } from "../session/refresh.ts";
import { startTicking } from "../session/schedule.ts";
import { makeSession, type Session } from "../session/session.ts";
import { createMemoryStore, type SessionStore } from "../session/store.ts";
import type { StoredSession } from "../session/stored-session.ts";
import { type Signer, signerOf } from "../signing/signer.ts";
import { callOperation } from "./call.ts";
import { type ClientOptions, readSettings, type Settings } from "./options.ts";
import { sendOnce } from "./send-once.ts";

/** What the calls of one client share. Two clients share nothing. */
export interface Core {
  readonly settings: Settings;
  readonly session: Session;
  readonly encrypter: Encrypter;
  /** Signs calls in place of a session, where the client has an API key. */
  readonly signer: Effect.Effect<Signer, CofferError> | undefined;
  /** Idempotency keys of calls whose outcome is unknown. */
  readonly openKeys: Set<string>;
  readonly close: () => void;
}
export function makeCore(options: ClientOptions): Core {
  const events = logged(options.events, options.logger);
  const store = options.store ? guardedStore(options.store, events.onStorageFallback) : defaultStore(options, events);
  const settings = readSettings(options, events, () => tryOrUndefined(() => storedLocale(options.store ?? store)));
  const session = makeSession({
    store,
    events,
    exchange: (kept, isStill) => exchangePair(settings, kept, isStill),
  });
  const encrypter = makeEncrypter({
    hash: options.keyHash ?? "SHA-1",
    getKeys: Effect.suspend(() => resultOf(callOperation(core, "getKEIS", getKEIS))),
    getTicket: (input) => resultOf(callOperation(core, "pTR", pTR, input)),
  });
  const ticks = options.autoRefresh ?? isBrowser();
  const stopTicking = ticks ? startTicking(() => Effect.runPromiseExit(session.check)) : undefined;
  const core: Core = {
    settings,
    session,
    encrypter,
    signer: signerOf(options.apiKey),
    openKeys: new Set(),
    close: () => {
      stopTicking?.();
      session.close();
      encrypter.stop();
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
  return Effect.catch(exchangeAt(settings, session, isStill, false), (error) =>
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
  const plan = planOf(asMerchant ? refreshMerchantToken : refreshToken);
  const parts = splitInput(plan, { accessToken: session.accessToken, refreshToken: session.refreshToken });
  return Effect.flatMap(settings.deviceId, (deviceId) => {
    // Signed out, or signed in as another user, since: the old tokens must not be sent any more.
    if (!isStill()) return Effect.fail(noSession());
    return resultOf(sendOnce(settings, { plan, parts, timeoutMs: settings.timeoutMs, headers: {}, deviceId }));
  });
}

const resultOf = <Result>(reply: Effect.Effect<{ readonly result: Result }, CofferError>) =>
  Effect.map(reply, ({ result }) => result);

const isBrowser = () => globalThis.window && globalThis.document;

function defaultStore({ environment = "production", apiKey }: ClientOptions, events: ClientEvents): SessionStore {
  if (apiKey || !isBrowser()) return createMemoryStore();
  return createBrowserStore({ environment, onFallback: events.onStorageFallback });
}

/** Only a browser's store keeps the language. */
const storedLocale = ({ items }: Partial<BrowserStore>) => items?.read("lang");
