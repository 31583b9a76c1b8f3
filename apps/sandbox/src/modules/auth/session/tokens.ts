import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../user/exports.ts";
import { type Session, sessions } from "./session.ts";

const SECOND = 1000;
/** "Access token 30 min, refresh token 30 days, rotated at each use, the previous one honoured for 10 s." */
export const ACCESS_LIFE = 30 * 60 * SECOND;
/** "A session lives 30 days at most": a refresh doesn't extend it. */
export const SESSION_LIFE = 30 * 24 * 60 * 60 * SECOND;
export const REFRESH_GRACE = 10 * SECOND;
/** The maximum number of sessions per user, because scripts forget them. The oldest ends. */
const MOST_OWN = 200;

/** A token names its world, so that a token alone finds it. */
const newToken = (world: World, kind: "at" | "rt", family = "") =>
  `${kind}_${world.id}.${family}${world.random.hex(16).slice(family.length)}`;
/** An access token also names its account, so that a client notices one that was put in place of its own. */
const newAccessToken = (world: World, uid: string) => `${newToken(world, "at")}.${uid}`;
/** The length of the prefix that a session's refresh tokens share. */
const FAMILY_LENGTH = 12;
const familyOf = (refreshToken: string) => refreshToken.split(".")[1]?.slice(0, FAMILY_LENGTH) ?? "";

let lastToken: { token: string; world: string | null } = { token: "", world: null };

/** Cached: a request reads it more than once. */
export function worldOfToken(token: string): string | null {
  if (token !== lastToken.token)
    lastToken = {
      token,
      world: /^[ar]t_([A-Za-z0-9][A-Za-z0-9_-]*)\.[0-9a-f]{32}(?:\.\d+)?$/.exec(token)?.[1] ?? null,
    };
  return lastToken.world;
}

export function startSession(world: World, user: User, from: { device: string; ip: string }): Session {
  const now = world.clock.now();
  const table = world.table(sessions);
  const own = table.find("uid", user.uid);
  own.forEach((old, at) => {
    if (old.refreshExpiresAt <= now || at <= own.length - MOST_OWN) table.delete(old.id);
  });
  const refreshToken = newToken(world, "rt");
  return table.insert({
    id: world.newId("ses"),
    uid: user.uid,
    accessToken: newAccessToken(world, user.uid),
    accessExpiresAt: now + ACCESS_LIFE,
    refreshToken,
    family: familyOf(refreshToken),
    refreshExpiresAt: now + SESSION_LIFE,
    previousAccessToken: null,
    previousAccessExpiresAt: 0,
    previousRefreshToken: null,
    previousRefreshUntil: 0,
    startedAt: now,
    endedWith: null,
    ...from,
  });
}

export function sessionByAccessToken(world: World, token: string): Session | null {
  const table = world.table(sessions);
  const now = world.clock.now();
  const current = table.one("accessToken", token);
  const session = current ?? table.one("previousAccessToken", token);
  if (!session || session.refreshExpiresAt <= now) return null;
  return (current ? session.accessExpiresAt : session.previousAccessExpiresAt) > now ? session : null;
}

/**
 * Exchanges a token pair for a new one. Refused if it is unknown, expired or used, or if the two don't belong
 * together. Within the grace period the previous pair gets the same new pair again, so that two tabs stay signed in.
 * A refresh token used later may be stolen, and its holder can't be identified: the session ends.
 */
export function refreshSession(world: World, accessToken: string, refreshToken: string): Session {
  const table = world.table(sessions);
  const now = world.clock.now();
  const session = table.one("family", familyOf(refreshToken));
  if (!session || session.refreshExpiresAt <= now) throw refuse("sessionInvalid");
  if (refreshToken === session.previousRefreshToken && now < session.previousRefreshUntil) {
    if (accessToken !== session.previousAccessToken) throw refuse("sessionInvalid");
    return session;
  }
  if (refreshToken !== session.refreshToken)
    throw refuse("sessionInvalid", null, { remember: () => endSession(world, session) });
  if (accessToken !== session.accessToken) throw refuse("sessionInvalid");
  return table.update(session.id, {
    accessToken: newAccessToken(world, session.uid),
    accessExpiresAt: now + ACCESS_LIFE,
    refreshToken: newToken(world, "rt", session.family),
    previousAccessToken: session.accessToken,
    previousAccessExpiresAt: session.accessExpiresAt,
    previousRefreshToken: session.refreshToken,
    previousRefreshUntil: now + REFRESH_GRACE,
  });
}

export function endSession(world: World, session: Session): void {
  world.table(sessions).delete(session.id);
}

/** Called after a password change or a ban: ends every other session. */
export function endOtherSessions(world: World, uid: string, keep: string | null): void {
  for (const session of world.table(sessions).find("uid", uid)) if (session.id !== keep) endSession(world, session);
}
