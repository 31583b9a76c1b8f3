export type { Context, Operations, SignedIn, SigningKey } from "./context.ts";
export { locationOf } from "./location.ts";
export { happeningLists, placeOf, readHappenings, type Session, sessions } from "./session.ts";
export { checkTicket } from "./ticket.ts";
export {
  ACCESS_LIFE,
  endOtherSessions,
  endSession,
  refreshSession,
  SESSION_LIFE,
  sessionByAccessToken,
  startSession,
  worldOfToken,
} from "./tokens.ts";
