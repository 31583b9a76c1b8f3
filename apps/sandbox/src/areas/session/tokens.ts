import type { World } from "../../world/world.ts";
import type { User } from "../user/exports.ts";
import { type Session, sessions } from "./session.ts";

const SECOND = 1000;
/** "Access token 30 min, refresh token 30 days, rotated at each use, the previous one honoured for 10 s." */
export const ACCESS_LIFE = 30 * 60 * SECOND;
export const REFRESH_LIFE = 30 * 24 * 60 * 60 * SECOND;
export const REFRESH_GRACE = 10 * SECOND;
/** Sessions of one person; who signs in by a script forgets them. The oldest ends. */
const MOST_OWN = 200;

/** The world's id stands in the token, so that a token alone finds its world. */
const newToken = (world: World, kind: "at" | "rt") => `${kind}_${world.id}.${world.random.hex(16)}`;

export function worldOfToken(token: string): string | null {
  return /^[ar]t_([A-Za-z0-9][A-Za-z0-9_-]*)\.[0-9a-f]{32}$/.exec(token)?.[1] ?? null;
}

export function startSession(world: World, user: User, from: { device: string; ip: string }): Session {
  const now = world.clock.now();
  const table = world.table(sessions);
  const own = table.find("uid", user.uid);
  own.forEach((old, at) => {
    if (old.refreshExpiresAt <= now || at <= own.length - MOST_OWN) table.delete(old.id);
  });
  return table.insert({
    id: world.newId("ses"),
    uid: user.uid,
    accessToken: newToken(world, "at"),
    accessExpiresAt: now + ACCESS_LIFE,
    refreshToken: newToken(world, "rt"),
    refreshExpiresAt: now + REFRESH_LIFE,
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
  if (current) return current.accessExpiresAt > now ? current : null;
  const previous = table.one("previousAccessToken", token);
  return previous && previous.previousAccessExpiresAt > now ? previous : null;
}

/**
 * A new pair for the refresh token; null when it is unknown, ended or used up. Within the grace the token before
 * answers the pair it was exchanged for, so that two tabs end up with the same one.
 */
export function refreshSession(world: World, refreshToken: string): Session | null {
  const table = world.table(sessions);
  const now = world.clock.now();
  const late = table.one("previousRefreshToken", refreshToken);
  if (late) return late.previousRefreshUntil > now ? late : null;
  const session = table.one("refreshToken", refreshToken);
  if (!session || session.refreshExpiresAt <= now) return null;
  return table.update(session.id, {
    accessToken: newToken(world, "at"),
    accessExpiresAt: now + ACCESS_LIFE,
    refreshToken: newToken(world, "rt"),
    refreshExpiresAt: now + REFRESH_LIFE,
    previousAccessToken: session.accessToken,
    previousAccessExpiresAt: session.accessExpiresAt,
    previousRefreshToken: session.refreshToken,
    previousRefreshUntil: now + REFRESH_GRACE,
  });
}

export function endSession(world: World, session: Session): void {
  world.table(sessions).delete(session.id);
}

/** After a password change or a ban: every device but the one at hand. */
export function endOtherSessions(world: World, uid: string, keep: string | null): void {
  for (const session of world.table(sessions).find("uid", uid)) if (session.id !== keep) endSession(world, session);
}
