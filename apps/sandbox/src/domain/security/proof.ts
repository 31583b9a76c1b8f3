import type { VerificationScene } from "@coffer/sdk/contract";
import { derivePassword } from "../../crypto/password.ts";
import { invalid, refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { lastSentTo, takeCode } from "../codes/codes.ts";
import { type User, users } from "../user/user.ts";
import { takeGoogleCode } from "./authenticator.ts";
import { checkNotLocked, rightEntry, wrongEntry } from "./lockout.ts";

/** A part of `Verification`. */
export type ProofPart = "fundPassword" | "googleCode" | "code";
/** `Verification` as an operation gets it: the fund PIN in plain text. */
export type Proof = { fundPassword?: string; googleCode?: string; code?: string };

export const deriveFundPassword = (user: Pick<User, "pepper">, pin: string) => derivePassword(pin, user.pepper);
/** Where codes go: the e-mail address, else the phone. */
export const contactOf = (user: User) => user.emailAddress ?? user.phone ?? "";
const contactsOf = ({ emailAddress, phone }: User) => [emailAddress, phone].filter((each) => each !== null);

/**
 * Checks every part a call needs and throws what the caller should be told: 400 for a missing part, 90002 without a
 * fund PIN, 50002 for a wrong one, 50010 once locked. What is right is spent.
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
    throw wrongEntry(world, user, "proof", 50002);
  if (needs.includes("code"))
    takeCode(world, scene, lastSentTo(world, scene, contactsOf(user)), proof?.code, "verification.code");
  rightEntry(world, world.table(users).get(user.uid) ?? user, "proof");
}

function checkFundPassword(world: World, user: User, pin: string): void {
  if (user.fundPassword === null) throw refuse(90002);
  if (deriveFundPassword(user, pin) !== user.fundPassword) throw wrongEntry(world, user, "proof", 50002);
}
