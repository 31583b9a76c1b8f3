import { type Result, SafeOperation, VerificationScene, type WireInput } from "@coffer/sdk/contract";
import { isMagicAllowed, MAGIC_CODE } from "../../core/magic.ts";
import { invalid, refuse } from "../../core/refusal.ts";
import { newTotpSecret, totpStep, totpUri } from "../../crypto/totp.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import type { Context } from "../auth/session/exports.ts";
import { type User, users } from "../auth/user/exports.ts";
import { finishChange } from "./owner-change.ts";
import { checkProof } from "./proof.ts";

/**
 * Returns whether the code is the authenticator's. A code is valid once: accepting it invalidates it and all earlier
 * ones.
 */
export function takeGoogleCode(world: World, user: User, code: string): boolean {
  if (user.googleSecret === null) return false;
  if (isMagicAllowed(world) && code === MAGIC_CODE) return true;
  const step = totpStep(user.googleSecret, code, world.clock.now());
  if (step === null || step <= user.googleStep) return false;
  world.table(users).update(user.uid, { googleStep: step });
  return true;
}

/** Returns the secret of a user without an authenticator: constant until it is bound. */
type PendingAuthenticator = { uid: string; secret: string };
export const pendingAuthenticators = defineTable<PendingAuthenticator>("pendingAuthenticators", { key: "uid" });

export function bindInfo({ world, user }: Context): Result<"getGoogleBindInfo"> {
  if (user.googleSecret !== null) return { bound: true, secret: null, otpauthUri: null };
  const table = world.table(pendingAuthenticators);
  const { secret } = table.get(user.uid) ?? table.insert({ uid: user.uid, secret: newTotpSecret(world) });
  return { bound: false, secret, otpauthUri: totpUri(secret, user.uid) };
}

export function bindAuthenticator(context: Context, { googleCode, verification }: WireInput<"bindGoogleCode">) {
  const { world, user } = context;
  if (user.googleSecret !== null)
    throw invalid("googleCode", "alreadyBound", "An authenticator is bound already: remove it first.");
  const pending = world.table(pendingAuthenticators).get(user.uid);
  checkProof(world, user, verification, ["code"], VerificationScene.security);
  const step = pending ? firstStep(world, pending.secret, googleCode) : null;
  if (!pending || step === null) throw refuse("securityVerificationFailed", null, { data: { attemptsLeft: null } });
  world.table(pendingAuthenticators).delete(user.uid);
  world.table(users).update(user.uid, { googleSecret: pending.secret, googleStep: step });
  return finishChange(context, SafeOperation.bindAuthenticator, true);
}

export function removeAuthenticator(context: Context, { googleCode, verification }: WireInput<"unBindGoogleCode">) {
  const { world, user } = context;
  if (user.googleSecret === null) throw invalid("googleCode", "notBound", "No authenticator is bound.");
  checkProof(world, user, { ...verification, googleCode }, ["googleCode", "code"], VerificationScene.security);
  world.table(users).update(user.uid, { googleSecret: null, googleStep: 0 } satisfies Partial<User>);
  return finishChange(context, SafeOperation.unbindAuthenticator);
}

/** Returns the first code's step, so that sign-in rejects it; null if it is wrong. */
function firstStep(world: World, secret: string, code: string): number | null {
  if (isMagicAllowed(world) && code === MAGIC_CODE) return 0;
  return totpStep(secret, code, world.clock.now());
}
