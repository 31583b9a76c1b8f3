import type { CofferError } from "@coffer/errors";
import * as Effect from "effect/Effect";
import * as Schedule from "effect/Schedule";
import { type Clocks, elapsedSince, readClocks } from "../http/clocks.ts";
import { type ClientEvents, type RefreshEvent, tell } from "../http/events.ts";
import { decodeFailure, noSession, withFields } from "../http/failure.ts";
import { backoffSchedule, isTransient, LONGEST_RETRY_AFTER_MS } from "../http/retry-policy.ts";
import type { Lifetime } from "./lifetime.ts";
import { withLock } from "./lock.ts";
import { makeSingleFlight } from "./single-flight.ts";
import { type SessionStore, STORE_LAG_MS } from "./store.ts";
import { readSession, type StoredSession } from "./stored-session.ts";

/** "Up to 3 retries." */
export const REFRESH_RETRIES = 3;
/** After a failed refresh the same refresh token isn't tried again for this long. */
export const COOLDOWN_MS = 60_000;

export interface RefreshParts {
  readonly store: SessionStore;
  readonly lifetime: Lifetime;
  readonly events: ClientEvents;
  /**
   * Sends the refresh call that fits the session's account type, once and only if it still is to be. Answers the pair as
   * it came.
   */
  readonly exchange: (session: StoredSession, isStill: () => boolean) => Effect.Effect<unknown, CofferError>;
  readonly save: (session: StoredSession) => void;
  readonly end: (reason: "refused" | "unreachable" | "missing" | "expired", error?: CofferError) => void;
  readonly random?: () => number;
}

export interface Refresher {
  /** Exchanges the session's tokens: once for all who ask, never within a cooldown. */
  refresh(session: StoredSession): Effect.Effect<StoredSession, CofferError>;
  stop(): void;
}

export function makeRefresher(parts: RefreshParts): Refresher {
  const { store, events, lifetime, random } = parts;
  const flight = makeSingleFlight<StoredSession, CofferError>();
  let cooldown: { refreshToken: string | undefined; since: Clocks; error: CofferError } | undefined;

  const report = (outcome: RefreshEvent["outcome"], error?: CofferError) => tell(events.onRefresh, { outcome, error });

  const isStill = (session: StoredSession) => store.get()?.refreshToken === session.refreshToken;

  /** The stored session changed meanwhile (sign-out, sign-in, refresh): it wins. */
  const current = Effect.suspend(() => {
    const session = store.get();
    return session ? Effect.succeed(session) : Effect.fail(noSession());
  });

  const send = (session: StoredSession): Effect.Effect<unknown, CofferError> =>
    Effect.retryOrElse(
      parts.exchange(session, () => isStill(session)),
      backoffSchedule(REFRESH_RETRIES, random).pipe(
        Schedule.while(({ input }) => Effect.succeed(mayRetry(input) && isStill(session))),
      ),
      Effect.fail,
    );

  /** Keeps the new pair, or takes the failure for what it means to the session. */
  const commit = (session: StoredSession, answer: unknown, failure?: CofferError) =>
    Effect.clockWith((clock): Effect.Effect<StoredSession, CofferError> => {
      const now = readClocks(clock);
      // A sign-out, or a sign-in as another user, during the refresh wins.
      if (!isStill(session)) return current;
      // The account's own call may have said its type during the refresh.
      const next = readSession({ ...Object(answer), ...typeOf(store.get() ?? session) }, now.wall, session.startedAt);
      if (next) {
        parts.save(next);
        report("refreshed");
        return Effect.succeed(next);
      }
      const error = failure ?? decodeFailure("The refresh call answered without an access token.");
      if (isRefusal(error)) {
        report("refused", error);
        parts.end("refused", error);
        return Effect.fail(withFields(error, { kind: "auth" }));
      }
      cooldown = { refreshToken: session.refreshToken, since: now, error };
      report("failed", error);
      // The session is kept while its access token lives, and on a device that knows it is offline.
      if (lifetime.isSurelyOver(session, now) && isOnline()) parts.end("unreachable", error);
      return Effect.fail(error);
    });

  const exchangeOnce = (session: StoredSession): Effect.Effect<StoredSession, CofferError> =>
    Effect.suspend(() => {
      // Read again while holding the lock: another tab may have refreshed while this one waited.
      if (!isStill(session)) return current;
      report("started");
      return send(session).pipe(
        Effect.map((answer) => commit(session, answer)),
        Effect.catch((error) => Effect.succeed(commit(session, undefined, error))),
        Effect.flatten,
      );
    });

  /** @param mayLag whether another tab's tokens may not have arrived yet */
  const refresh = (session: StoredSession, mayLag: boolean): Effect.Effect<StoredSession, CofferError> =>
    Effect.clockWith((clock) => {
      const { refreshToken } = session;
      if (refreshToken === undefined) {
        if (mayLag) return Effect.flatMap(Effect.sleep(STORE_LAG_MS), () => refresh(store.get() ?? session, false));
        parts.end("missing");
        return Effect.fail(noSession());
      }
      const now = readClocks(clock);
      if (lifetime.isSessionOver(session, now)) {
        parts.end("expired");
        return Effect.fail(noSession());
      }
      if (cooldown?.refreshToken === refreshToken && elapsedSince(cooldown.since, now) < COOLDOWN_MS)
        return Effect.fail(cooldown.error);
      // One lock for each pair, named by when it came: that is no secret, and the same in all tabs.
      return flight.run(refreshToken, withLock(store, `coffer-refresh-${session.receivedAt}`, exchangeOnce(session)));
    });

  return {
    refresh: (session) => refresh(session, true),
    stop: flight.stop,
  };
}

const typeOf = ({ accountType, isAccountTypeAssumed }: StoredSession) => ({ accountType, isAccountTypeAssumed });

/** The server refused the token, rather than being unreachable or overloaded. */
export function isRefusal(error: CofferError): boolean {
  const { kind, behaviour, status = 500 } = error;
  return kind === "api" && behaviour !== "maintenance" && status < 500 && !isTransient(status);
}

const mayRetry = (error: CofferError) => !isRefusal(error) && (error.retryAfterMs ?? 0) <= LONGEST_RETRY_AFTER_MS;

export function isOnline(): boolean {
  return globalThis.navigator?.onLine !== false;
}
