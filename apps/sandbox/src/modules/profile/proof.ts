import type { VerificationScene } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import { derivePassword } from "../../crypto/password.ts";
import type { World } from "../../world/world.ts";
import { lastSentTo, takeCode } from "../auth/codes/exports.ts";
import { type User, users } from "../auth/user/exports.ts";
import { takeGoogleCode } from "./authenticator.ts";
import { checkNotLocked, rightEntry, wrongEntry } from "./lockout.ts";

/** A part of `Verification`. */
export type ProofPart = "fundPassword" | "googleCode" | "code";
/** `Verification` in an operation: the fund PIN is decrypted. */
export type Proof = { fundPassword?: string; googleCode?: string; code?: string };

/** The proof for money that leaves an account, and for API keys. */
export const proofsOf = (user: Pick<User, "googleSecret">): ProofPart[] =>
  user.googleSecret === null ? ["fundPassword"] : ["fundPassword", "googleCode"];

export const deriveFundPassword = (user: Pick<User, "pepper">, pin: string) => derivePassword(pin, user.pepper);
const contactsOf = ({ emailAddress, phone }: User) => [emailAddress, phone].filter((each) => each !== null);

/**
 * Checks every part that a call needs. @throws 400 for a missing part, 90002 without a
 * fund PIN, 50002 for a wrong one, 50010 once locked. Valid parts are used up.
 */
export function checkProof(
  world: World,
  user: User,
  proof: Proof | undefined,
  needs: readonly ProofPart[],
  scene: VerificationScene,
): void {
  checkNotLocked(world, user, "proof");
  for (const part of needs) {
    if (proof?.[part] === undefined) throw invalid(`verification.${part}`, "required", "This call needs it.");
  }
  if (needs.includes("fundPassword")) checkFundPassword(world, user, proof?.fundPassword ?? "");
  if (needs.includes("googleCode") && !takeGoogleCode(world, user, proof?.googleCode ?? ""))
    throw wrongEntry(world, user, "proof", "securityVerificationFailed");
  if (needs.includes("code"))
    takeCode(world, scene, lastSentTo(world, scene, contactsOf(user)), proof?.code, "verification.code");
  // A call that proves one secret doesn't reset the count of wrong entries of the other.
  const provesAll =
    (user.fundPassword === null || needs.includes("fundPassword")) &&
    (user.googleSecret === null || needs.includes("googleCode"));
  if (provesAll) rightEntry(world, world.table(users).get(user.uid) ?? user, "proof");
}

function checkFundPassword(world: World, user: User, pin: string): void {
  if (user.fundPassword === null) throw refuse("fundPinNotSet");
  if (deriveFundPassword(user, pin) !== user.fundPassword)
    throw wrongEntry(world, user, "proof", "securityVerificationFailed");
}
