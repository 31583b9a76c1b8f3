import { SafeOperation, VerificationScene } from "@coffer/sdk/contract";
import { SIGN_UP_PASSWORD } from "@coffer/sdk/rules";
import { derivePassword } from "../../crypto/password.ts";
import type { Context } from "../../engine/context.ts";
import { invalid, refuse } from "../../refusal.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import { takeCode } from "../codes/codes.ts";
import { takeGoogleCode } from "../security/authenticator.ts";
import { checkNotLocked, rightEntry, wrongEntry } from "../security/lockout.ts";
import { checkPassword } from "../security/password-rule.ts";
import { blockAfterChange } from "../security/security-change.ts";
import { noteSecurity } from "../security/security-record.ts";
import { endOtherSessions } from "../session/tokens.ts";
import { userByContact } from "../user/find-user.ts";
import { type User, users } from "../user/user.ts";

const LIFE = 600 * 1000;

type Grant = { id: string; uid: string; contact: "email" | "phone"; expiresAt: number };
const grants = defineTable<Grant>("resetGrants", { key: "id", indexes: ["uid"] });

/** The first step: a contact is proven. An unknown one is refused like a wrong code, so nobody learns who has an account. */
export function proveContact({ world }: Context, contact: string, code: string) {
  takeCode(world, VerificationScene.resetPassword, contact, code);
  const user = userByContact(world, contact);
  if (!user) throw refuse(50002);
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

/** The second step: the new password. Every session ends, a sign-in lock is lifted, withdrawals wait 24 hours. */
export function resetPassword(context: Context, contact: Grant["contact"], input: Reset) {
  const { world } = context;
  const grant = world.table(grants).get(input.resetToken);
  const user = grant && world.table(users).get(grant.uid);
  if (!grant || !user || grant.contact !== contact || grant.expiresAt <= world.clock.now()) throw refuse(90005);
  checkEnabled(user);
  checkPassword(input.password, SIGN_UP_PASSWORD);
  checkAuthenticator(context, user, input.googleCode);
  world.table(grants).delete(grant.id);
  world.table(users).update(user.uid, {
    password: derivePassword(input.password, user.pepper),
    wrongPasswords: 0,
    signInLockedUntil: null,
  });
  endOtherSessions(world, user.uid, null);
  noteSecurity(context, user, SafeOperation.resetPassword);
  return { withdrawBlockedUntil: isoOf(blockAfterChange(world, user)) };
}

function checkAuthenticator({ world }: Context, user: User, code: string | undefined): void {
  if (user.googleSecret === null) return;
  checkNotLocked(world, user, "proof");
  if (code === undefined) throw invalid("googleCode", "required", "Send the code the authenticator shows.");
  if (!takeGoogleCode(world, user, code)) throw wrongEntry(world, user, "proof", 50002);
  rightEntry(world, user, "proof");
}

function checkEnabled(user: User): void {
  if (user.disabled) throw refuse(60004);
}
