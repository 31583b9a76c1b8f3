import type { AccountType, OperationInfo } from "@coffer/sdk/contract";
import { codeOf, refuse } from "../../../core/refusal.ts";
import { bearerOf, type EngineRequest } from "../../../core/request.ts";
import type { World } from "../../../world/world.ts";
import { isMerchantSuspended } from "../../merchant/profile/exports.ts";
import { type SignedIn, sessionByAccessToken, sessions } from "../session/exports.ts";
import { type User, users } from "../user/exports.ts";

/** The refusal of a call without credentials. */
export const nobody = (world: World) => ({ reason: "missing" as const, serverTime: world.clock.iso() });

/**
 * Returns the caller. @throws 401 where a required sign-in is missing or expired, 403 where the account type may not
 * call
 */
export function authenticate(world: World, operation: OperationInfo, { headers }: EngineRequest): SignedIn | null {
  if (operation.auth === "none") return null;
  const token = bearerOf(headers);
  const session = token === null ? null : sessionByAccessToken(world, token);
  const user = session === null ? undefined : world.table(users).get(session.uid);
  if (session === null || !user) {
    // An expired token is refused on an optional call too: the client refreshes instead of continuing signed out.
    if (operation.auth === "optional" && token === null) return null;
    const reason = token === null ? ("missing" as const) : ("sessionEnded" as const);
    throw refuse(
      "notSignedIn",
      token === null ? "Send the access token as a bearer token." : "The access token is unknown or has ended.",
      { data: { ...nobody(world), reason } },
    );
  }
  if (session.endedWith) throw refuse(session.endedWith);
  checkMayCall(world, user, operation);
  return { user, session, key: null };
}

/** @throws if this account may not make the call, by session or key */
export function checkMayCall(world: World, user: User, operation: OperationInfo): void {
  if (user.disabled) throw refuse("userDisabled80001");
  if (operation.accounts && !operation.accounts.includes(user.accountType))
    throw refuse("notAllowed", `Account type ${user.accountType} may not call ${operation.operationId}.`, {
      data: { permission: null, accountTypes: operation.accounts as readonly AccountType[] },
    });
  if (operation.errors.includes(codeOf("merchantFrozen")) && isMerchantSuspended(world, user))
    throw refuse("merchantFrozen");
}

/** Simulates the end of its 30 minutes: the client has to refresh. */
export function endAccessToken(world: World, headers: EngineRequest["headers"]): void {
  const token = bearerOf(headers);
  const session = token === null ? undefined : world.table(sessions).one("accessToken", token);
  if (session) world.table(sessions).update(session.id, { accessExpiresAt: world.clock.now() });
}
