import type { Clocks } from "../http/clocks.ts";
import type { StoredSession } from "./stored-session.ts";

/** "Scheduled 180 s before access-token expiry." A token that lives shorter than twice that is renewed at half its life. */
export const REFRESH_AHEAD_MS = 180_000;

/** "A session lives 30 days at most." */
export const SESSION_LIFE_MS = 30 * 24 * 60 * 60 * 1_000;

/** How far an access token is into its life. Never compared with the server's clock: only with when it came. */
export interface Lifetime {
  /** Milliseconds until it should be refreshed; 0 and less is due. */
  dueIn(session: StoredSession, now: Clocks): number;
  /** Whether either clock says it has run out. */
  isOver(session: StoredSession, now: Clocks): boolean;
  /** Whether both clocks say it has run out: a clock that jumped must not sign anyone out. */
  isSurelyOver(session: StoredSession, now: Clocks): boolean;
  /** Whether both clocks say that the session has reached its longest life, whatever was refreshed. */
  isSessionOver(session: StoredSession, now: Clocks): boolean;
}

export function makeLifetime(): Lifetime {
  let seen: { token: string; receivedAtSteady: number } | undefined;

  let begun: { startedAt: number; steady: number } | undefined;

  const age = ({ startedAt = Number.POSITIVE_INFINITY }: StoredSession, now: Clocks) => {
    const byWall = Math.max(0, now.wall - startedAt);
    if (begun?.startedAt !== startedAt) begun = { startedAt, steady: now.steady - byWall };
    return Math.min(byWall, now.steady - begun.steady);
  };
  const elapsed = (session: StoredSession, now: Clocks) => {
    const byWall = Math.max(0, now.wall - session.receivedAt);
    // Met for the first time here (a reload, another tab's refresh): only the wall clock knows how old it is.
    if (seen?.token !== session.accessToken) {
      seen = { token: session.accessToken, receivedAtSteady: now.steady - byWall };
    }
    const bySteady = now.steady - seen.receivedAtSteady;
    return { most: Math.max(byWall, bySteady), least: Math.min(byWall, bySteady) };
  };
  const lifeOf = (session: StoredSession) => (session.accessTokenExpireInSeconds ?? Number.POSITIVE_INFINITY) * 1000;

  return {
    dueIn: (session, now) => {
      const life = lifeOf(session);
      return life - Math.min(REFRESH_AHEAD_MS, life / 2) - elapsed(session, now).most;
    },
    isOver: (session, now) => elapsed(session, now).most >= lifeOf(session),
    isSurelyOver: (session, now) => elapsed(session, now).least >= lifeOf(session),
    isSessionOver: (session, now) => age(session, now) >= SESSION_LIFE_MS,
  };
}
