import { SafeOperation, VerificationScene } from "@coffer/sdk/contract";
import { SIGN_UP_PASSWORD } from "@coffer/sdk/rules";
import { invalid, refuse } from "../../../core/refusal.ts";
import { derivePassword } from "../../../crypto/password.ts";
import { isoOf } from "../../../world/clock.ts";
import { defineTable } from "../../../world/table.ts";
import {
  blockAfterChange,
  checkNotLocked,
  checkPassword,
  noteSecurity,
  rightEntry,
  takeGoogleCode,
  wrongEntry,
} from "../../profile/exports.ts";
import { takeCode } from "../codes/exports.ts";
import { type Context, endOtherSessions } from "../session/exports.ts";
import { type User, userByContact, users } from "../user/exports.ts";

const LIFE = 600 * 1000;

type Grant = { id: string; uid: string; contact: "email" | "phone"; expiresAt: number };
export const grants = defineTable<Grant>("resetGrants", { key: "id", indexes: ["uid"] });

/**
 * The first step: a contact is proved. An unknown one is refused like a wrong code, so that accounts are not
 * revealed.
 */
export function proveContact({ world }: Context, contact: string, code: string) {
  takeCode(world, VerificationScene.resetPassword, contact, code);
  const user = userByContact(world, contact);
  if (!user) throw refuse("securityVerificationFailed", null, { data: { attemptsLeft: 0 } });
  checkEnabled(user);
  const table = world.table(grants);
  for (const before of table.find("uid", user.uid)) table.delete(before.id);
  const grant = table.insert({
    id: `rs_${world.random.hex(16)}`,
    uid: user.uid,
    contact: contact.includes("@") ? "email" : "phone",
    expiresAt: world.clock.now() + LIFE,
  });
  return { resetToken: grant.id, googleCodeRequired: user.googleSecret !== null, expiresInSeconds: LIFE / 1000 };
}

type Reset = { resetToken: string; password: string; googleCode?: string };

/**
 * The second step: the new password. It ends every session, lifts a sign-in lock and blocks withdrawals for 24 hours.
 */
export function resetPassword(context: Context, contact: Grant["contact"], input: Reset) {
  const { world } = context;
  const grant = world.table(grants).get(input.resetToken);
  const user = grant && world.table(users).get(grant.uid);
  if (!grant || !user || grant.contact !== contact || grant.expiresAt <= world.clock.now())
    throw refuse("verificationExpired");
  checkEnabled(user);
  checkPassword(input.password, SIGN_UP_PASSWORD);
  checkAuthenticator(context, user, input.googleCode);
  world.table(grants).delete(grant.id);
  world.table(users).update(user.uid, {
    password: derivePassword(input.password, user.pepper),
    wrongPasswords: 0,
    signInLockedUntil: null,
  });
  // The authenticator was proved above, if one is bound.
  rightEntry(world, user, "secondStep");
  endOtherSessions(world, user.uid, null);
  noteSecurity(context, user, SafeOperation.resetPassword);
  return { withdrawBlockedUntil: isoOf(blockAfterChange(world, user)), serverTime: world.clock.iso() };
}

function checkAuthenticator({ world }: Context, user: User, code: string | undefined): void {
  if (user.googleSecret === null) return;
  checkNotLocked(world, user, "proof");
  if (code === undefined) throw invalid("googleCode", "required", "Send the code the authenticator shows.");
  if (!takeGoogleCode(world, user, code)) throw wrongEntry(world, user, "proof", "securityVerificationFailed");
  rightEntry(world, user, "proof");
}

function checkEnabled(user: User): void {
  if (user.disabled) throw refuse("userDisabled60004");
}
