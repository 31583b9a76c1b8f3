import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import { type Clocks, elapsedSince, readClocks } from "../http/clocks.ts";
import { type ClientEvents, type SessionEndReason, tell } from "../http/events.ts";
import { noSession } from "../http/failure.ts";
import { loadOnDemand } from "../http/load-on-demand.ts";
import { withTimeout } from "../http/with-timeout.ts";
import { makeLifetime } from "./lifetime.ts";
import { isOnline, makeRefresher, type RefreshParts } from "./refresh.ts";
import { type SessionStore, STORE_LAG_MS } from "./store.ts";
import { readAccountType, type StoredSession } from "./stored-session.ts";

/** A due refresh is started at most this often, whatever lifetimes the server hands out. */
export const AHEAD_GAP_MS = 60_000;

type Listener = (session: StoredSession | undefined) => void;

/** The session of one client. */
export interface Session {
  get(): StoredSession | undefined;
  /** Keeps a new session, whoever it belonged to before. */
  start(session: StoredSession): void;
  /** Keeps the account type that the account's own call has answered. */
  learnAccountType(value: unknown): void;
  /** Counts sign-ins: a reply that ends "the session" means the one it was asked about. */
  signIns(): number;
  /** Forgets the session and tells why, once. */
  end(reason: SessionEndReason, error?: CofferError): void;
  subscribe(listener: Listener): () => void;
  /** The token to send now: refreshed first when it has run out, in the background when it soon will. */
  token(required: boolean, timeoutMs: number): Effect.Effect<string | undefined, CofferError>;
  /** Refreshes now, together with whoever else is at it. */
  readonly refresh: Effect.Effect<unknown, CofferError>;
  /** After a 401: the session to resend with. If the 401 is for an older token, the current one is used without a refresh. */
  renew(sentToken: string, timeoutMs?: number): Effect.Effect<StoredSession, CofferError>;
  /** Refreshes if it is time to. Never fails. */
  readonly check: Effect.Effect<unknown>;
  /** Milliseconds from that moment until the next refresh is due. */
  dueIn(now: Clocks): number | undefined;
  close(): void;
}

export interface SessionParts extends Pick<RefreshParts, "exchange"> {
  readonly store: SessionStore;
  readonly events: ClientEvents;
}

export function makeSession({ store, events, exchange }: SessionParts): Session {
  const lifetime = makeLifetime();
  const listeners = new Set<Listener>();
  let known = store.get();
  let writing = false;
  let endTold = false;
  let signIns = 0;
  let lastAhead: Clocks | undefined;

  const notice = () => {
    known = store.get();
    if (known) endTold = false;
    for (const listener of listeners) tell(listener, known);
  };
  const write = (change: () => void) => {
    writing = true;
    try {
      change();
    } finally {
      writing = false;
    }
    notice();
  };
  const save = (session: StoredSession) => write(() => store.set(session));
  const tellEnd = (reason: SessionEndReason, error?: CofferError) => {
    endTold = true;
    tell(events.onSessionEnded, { reason, error });
  };
  const end = (reason: SessionEndReason, error?: CofferError) => {
    if (!store.get() && (reason !== "missing" || endTold)) return;
    // Without tokens, the user and the refresh time may still be stored.
    write(() => store.clear());
    tellEnd(reason, error);
  };
  const unsubscribe = store.subscribe(() => {
    if (writing) return;
    const before = known;
    notice();
    // A sign-out and sign-in is another sign-in; tokens that only change are a refresh in another tab.
    if (known && !before) signIns += 1;
    if (!known && before) tellEnd("elsewhere");
  });
  const refresher = makeRefresher({ store, lifetime, events, exchange, save, end });

  /** Goes on once the store is up to date. What it held before us is no new sign-in. */
  const upToDate = <Value>(next: () => Effect.Effect<Value, CofferError>): Effect.Effect<Value, CofferError> =>
    store.load
      ? Effect.flatMap(
          loadOnDemand("The session", async () => store.load?.()),
          () => {
            known ??= store.get();
            return next();
          },
        )
      : next();
  const renew: Session["renew"] = (sentToken, timeoutMs) =>
    Effect.suspend(() => {
      const session = store.get();
      if (!session) return Effect.fail(noSession());
      // Waiting is limited to the call's own timeout; the refresh continues for the others.
      if (session.accessToken === sentToken) return withTimeout(refresher.refresh(session), timeoutMs);
      return Effect.succeed(session);
    });

  const check = Effect.clockWith((clock): Effect.Effect<unknown> => {
    const now = readClocks(clock);
    const session = store.get();
    if (!session?.refreshToken || lifetime.dueIn(session, now) > 0) return Effect.void;
    if ((lastAhead && elapsedSince(lastAhead, now) < AHEAD_GAP_MS) || !isOnline()) return Effect.void;
    lastAhead = now;
    // A failed refresh is reported by its events; the next call or check tries again.
    return Effect.catch(refresher.refresh(session), () => Effect.void);
  });

  return {
    get: store.get,
    start: (session) => {
      signIns += 1;
      save(session);
    },
    learnAccountType: (value) => {
      const session = store.get();
      const accountType = readAccountType(value);
      if (!session || accountType === undefined) return;
      if (session.accountType === accountType && !session.isAccountTypeAssumed) return;
      save({ ...session, accountType, isAccountTypeAssumed: undefined });
    },
    signIns: () => signIns,
    end,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    token: (required, timeoutMs) => {
      const current = (mayLag: boolean): Effect.Effect<string | undefined, CofferError> =>
        Effect.clockWith((clock): Effect.Effect<string | undefined, CofferError> => {
          const session = store.get();
          if (!session) {
            if (!required) return Effect.succeed(undefined);
            if (mayLag && !endTold) return Effect.flatMap(Effect.sleep(STORE_LAG_MS), () => current(false));
            end("missing");
            return Effect.fail(noSession());
          }
          const now = readClocks(clock);
          if (!lifetime.isOver(session, now) || !session.refreshToken) {
            // Still valid: this call uses it, the next one the new token.
            const token = Effect.succeed(session.accessToken);
            if (lifetime.dueIn(session, now) > 0) return token;
            return Effect.flatMap(Effect.forkDetach(check, { startImmediately: true }), () => token);
          }
          return withTimeout(refresher.refresh(session), timeoutMs).pipe(
            Effect.map(({ accessToken }): string | undefined => accessToken),
            Effect.catch((error) => {
              if (!required) return Effect.succeed(undefined);
              // One clock may have jumped: then the token is still good, and the server will say.
              const doubtful = error.kind !== "auth" && !lifetime.isSurelyOver(session, now);
              return doubtful ? Effect.succeed(session.accessToken) : Effect.fail(error);
            }),
          );
        });
      return upToDate(() => current(true));
    },
    renew,
    refresh: Effect.suspend(() => upToDate(() => renew(store.get()?.accessToken ?? ""))),
    check,
    dueIn: (now) => {
      const session = store.get();
      const left = session && lifetime.dueIn(session, now);
      return left === Number.POSITIVE_INFINITY ? undefined : left;
    },
    close: () => {
      unsubscribe();
      listeners.clear();
      refresher.stop();
    },
  };
}
