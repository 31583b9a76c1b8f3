import { MerchantStatus } from "@coffer/sdk/contract";
import { refuse } from "../../refusal.ts";
import type { World } from "../../world/world.ts";
import { type MerchantCase, saveMerchantCase } from "./application.ts";

const { notSubmitted, underReview, approved, rejected } = MerchantStatus;

/** From where each step may be taken, and where it leads. Saving after a rejection starts the way anew. */
const merchantSteps = {
  save: { from: [notSubmitted, rejected], to: notSubmitted },
  apply: { from: [notSubmitted], to: underReview },
  approve: { from: [underReview], to: approved },
  reject: { from: [underReview], to: rejected },
} as const satisfies Record<string, { from: readonly MerchantStatus[]; to: MerchantStatus }>;
type MerchantStep = keyof typeof merchantSteps;

/** What is said where a step isn't allowed, by where the application stands. */
const refusals = { [notSubmitted]: 50012, [underReview]: 90004, [approved]: 50015, [rejected]: 50012 } as const;

export function checkMerchantStep({ status }: MerchantCase, step: MerchantStep): void {
  const from: readonly MerchantStatus[] = merchantSteps[step].from;
  if (!from.includes(status)) throw refuse(refusals[status]);
}

export function takeMerchantStep(
  world: World,
  before: MerchantCase,
  step: MerchantStep,
  patch: Partial<MerchantCase> = {},
): MerchantCase {
  checkMerchantStep(before, step);
  return saveMerchantCase(world, before, { rejectReason: null, ...patch, status: merchantSteps[step].to });
}
