import { type Result, SafeOperation } from "@coffer/sdk/contract";
import { invalid } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import type { World } from "../../../world/world.ts";
import { noteSecurity } from "../../profile/exports.ts";
import { ACCESS_LIFE, type Context, endSession, locationOf, type Session, sessions } from "../session/exports.ts";
import type { User } from "../user/exports.ts";

/** Returns the valid sessions. */
const liveSessions = (world: World, uid: string): Session[] =>
  world
    .table(sessions)
    .find("uid", uid)
    .filter(({ endedWith, refreshExpiresAt }) => endedWith === null && refreshExpiresAt > world.clock.now());

/** The time of its tokens: an active client renews them every half hour. */
const lastSeen = ({ accessExpiresAt }: Session) => accessExpiresAt - ACCESS_LIFE;

/** Returns the user's sessions: the calling one first, then the latest. */
export const sessionDevices = (world: World, { uid }: User, asking: Session): Result<"getSessions"> =>
  liveSessions(world, uid)
    .sort((a, b) => Number(b.id === asking.id) - Number(a.id === asking.id) || lastSeen(b) - lastSeen(a))
    .map((session) => ({
      id: session.id,
      device: session.device,
      ip: session.ip,
      location: locationOf(session.ip),
      startedAt: isoOf(session.startedAt),
      lastSeenAt: isoOf(lastSeen(session)),
      current: session.id === asking.id,
    }));

/** Ends one of the user's other sessions; an ended or foreign one counts as unknown. */
export function endOneSession(context: Context, id: string) {
  if (id === context.session.id) throw invalid("id", "otherSession", "This session ends with the call exit.");
  return endThose(context, (session) => session.id === id);
}

export const endTheOthers = (context: Context) => endThose(context, ({ id }) => id !== context.session.id);

function endThose(context: Context, which: (session: Session) => boolean): Result<"endSession"> {
  const { world, user } = context;
  const ending = liveSessions(world, user.uid).filter(which);
  for (const session of ending) endSession(world, session);
  if (ending.length > 0) noteSecurity(context, user, SafeOperation.endSessions);
  return { ended: ending.length };
}
