import { KycStatus } from "@coffer/sdk/contract";
import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { type User, users } from "../user/user.ts";
import { type KycCase, saveKycCase } from "./kyc-case.ts";

const { notVerified, pending, rejected, verified } = KycStatus;

/** From where each step may be taken, and where it leads. Nothing leads out of verified. */
const kycSteps = {
  handIn: { from: [notVerified], to: pending },
  handInAgain: { from: [rejected], to: pending },
  finishFlow: { from: [notVerified, rejected], to: pending },
  approve: { from: [pending], to: verified },
  reject: { from: [pending], to: rejected },
} as const satisfies Record<string, { from: readonly KycStatus[]; to: KycStatus }>;
export type KycStep = keyof typeof kycSteps;

/** What is said where a step isn't allowed, by where the user stands. */
const refusals = { [notVerified]: 60013, [pending]: 90004, [rejected]: 90003, [verified]: 50015 } as const;

export function checkKycStep({ kycStatus }: User, step: KycStep): void {
  const from: readonly KycStatus[] = kycSteps[step].from;
  if (!from.includes(kycStatus)) throw refuse(refusals[kycStatus]);
}

/** The user's new status, and what the step notes in the case. */
export function takeKycStep(world: World, user: User, step: KycStep, patch: Partial<KycCase>): User {
  checkKycStep(user, step);
  saveKycCase(world, user.uid, patch);
  return world.table(users).update(user.uid, { kycStatus: kycSteps[step].to });
}
