import type { Locale, Text } from "@coffer/errors";
import { MerchantStatus, MerchantType, type Result, type WireInput } from "@coffer/sdk/contract";
import type { LifeCycle, Move } from "../../../core/life-cycle.ts";
import { refuse } from "../../../core/refusal.ts";
import { isoOf } from "../../../world/clock.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import type { Context } from "../../auth/session/exports.ts";
import { claimFile } from "../../receipt-methods/files/exports.ts";
import { awaitMerchantReview } from "./review.ts";

export type MerchantNames = { fullName: string; shortName: string; website: string | null };

/** A merchant's application from trial to official. Times are milliseconds of the world's clock. */
export type MerchantCase = {
  uid: string;
  /** The name given at registration, for the reviewer; null for seeded merchants. */
  registeredAs: MerchantNames | null;
  application: WireInput<"saveToBecomeOfficial"> | null;
  status: MerchantStatus;
  rejectReason: Text | null;
  submittedAt: number | null;
  reviewedAt: number | null;
};
export const merchantCases = defineTable<MerchantCase>("merchantCases", { key: "uid" });

const none = {
  registeredAs: null,
  application: null,
  status: MerchantStatus.notSubmitted,
  rejectReason: null,
  submittedAt: null,
} as const;

export const merchantCaseOf = (world: World, uid: string): MerchantCase =>
  world.table(merchantCases).get(uid) ?? { ...none, uid, reviewedAt: null };

export function saveMerchantCase(world: World, before: MerchantCase, patch: Partial<MerchantCase>): MerchantCase {
  const table = world.table(merchantCases);
  return table.get(before.uid) ? table.update(before.uid, patch) : table.insert({ ...before, ...patch });
}

export function saveMerchantNames(
  world: World,
  uid: string,
  { fullName, shortName, website }: { fullName: string; shortName: string; website?: string },
): void {
  const registeredAs = { fullName, shortName, website: website ?? null };
  saveMerchantCase(world, merchantCaseOf(world, uid), { registeredAs });
}

const { notSubmitted, underReview, approved, rejected } = MerchantStatus;

/** Saving after a rejection restarts the application. */
const merchantSteps = {
  save: { from: [notSubmitted, rejected], to: notSubmitted, by: ["saveToBecomeOfficial"] },
  apply: { from: [notSubmitted], to: underReview, by: ["applyToBecomeOfficial"] },
  approve: { from: [underReview], to: approved, by: ["review:merchant"] },
  reject: { from: [underReview], to: rejected, by: ["review:merchant", "clock:merchant.rejectUndecided"] },
} as const satisfies Record<string, Move<MerchantStatus>>;
type MerchantStep = keyof typeof merchantSteps;

export const merchantLife: LifeCycle<MerchantStatus> = {
  status: "MerchantStatus",
  kept: { table: merchantCases, field: "status" },
  start: [notSubmitted],
  moves: Object.values(merchantSteps),
};

/** The text of the refusal when a step isn't allowed, by the application's status. */
const refusals = {
  [notSubmitted]: "uploadMissing",
  [underReview]: "identityUnderReview",
  [approved]: "alreadyAuthenticated",
  [rejected]: "uploadMissing",
} as const;

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

export function saveApplication({ world, user }: Context, application: WireInput<"saveToBecomeOfficial">) {
  const before = merchantCaseOf(world, user.uid);
  checkMerchantStep(before, "save");
  claimFile(world, user.uid, application.certificateFileId, "merchantCertificate", "certificateFileId");
  return takeMerchantStep(world, before, "save", { application });
}

export function handInApplication({ world, user }: Context) {
  const before = merchantCaseOf(world, user.uid);
  checkMerchantStep(before, "apply");
  if (before.application === null) throw refuse("uploadMissing");
  const handedIn = takeMerchantStep(world, before, "apply", { submittedAt: world.clock.now(), reviewedAt: null });
  awaitMerchantReview(world, handedIn);
  return handedIn;
}

/** "Applications processed in 1 working day." */
const REVIEW_DAYS = 1;

export function merchantView(merchant: MerchantCase, language: Locale): Result<"getMerchantInfo"> {
  const { status, application, rejectReason, submittedAt, reviewedAt } = merchant;
  return {
    merchantType: status === MerchantStatus.approved ? MerchantType.official : MerchantType.trial,
    status,
    application,
    rejectReason: rejectReason?.[language] ?? null,
    submittedAt: submittedAt === null ? null : isoOf(submittedAt),
    reviewedAt: reviewedAt === null ? null : isoOf(reviewedAt),
    expectedReviewDays: REVIEW_DAYS,
  };
}
