import type { OperationInfo } from "@coffer/sdk/contract";
import { isMerchantSuspended } from "../domain/merchant/suspension.ts";
import type { Session } from "../domain/session/session.ts";
import { sessionByAccessToken } from "../domain/session/tokens.ts";
import { type User, users } from "../domain/user/user.ts";
import { refuse } from "../refusal.ts";
import type { World } from "../world/world.ts";
import type { EngineRequest } from "./request.ts";

export type SignedIn = { user: User; session: Session };

export const bearerOf = (headers: EngineRequest["headers"]): string | null =>
  /^Bearer\s+(\S+)$/i.exec(headers.authorization ?? "")?.[1] ?? null;

/** Who asks. Throws 401 where signing in is required and missing or ended, 403 where the account type may not. */
export function authenticate(
  world: World,
  operation: OperationInfo,
  headers: EngineRequest["headers"],
): SignedIn | null {
  if (operation.auth === "none") return null;
  const token = bearerOf(headers);
  const session = token === null ? null : sessionByAccessToken(world, token);
  const user = session === null ? undefined : world.table(users).get(session.uid);
  if (session === null || !user) {
    // An ended token on an optional call is told, so that the client refreshes rather than acts as a stranger.
    if (operation.auth === "optional" && token === null) return null;
    throw refuse(
      401,
      token === null ? "Send the access token as a bearer token." : "The access token is unknown or has ended.",
    );
  }
  if (session.endedWith) throw refuse(session.endedWith);
  if (user.disabled) throw refuse(80001);
  if (operation.accounts && !operation.accounts.includes(user.accountType))
    throw refuse(403, `Account type ${user.accountType} may not call ${operation.operationId}.`);
  if (operation.errors.includes(40003) && isMerchantSuspended(world, user)) throw refuse(40003);
  return { user, session };
}
