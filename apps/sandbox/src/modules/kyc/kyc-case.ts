import type { Locale, Text } from "@coffer/errors";
import { AccountType, KycStatus, KycType, type Result, type WireInput } from "@coffer/sdk/contract";
import type { LifeCycle, Move } from "../../core/life-cycle.ts";
import { refuse } from "../../core/refusal.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { type User, users } from "../auth/user/exports.ts";

export type KycSubmission = WireInput<"createKyc">;
/** A reviewer's reason for a rejection, with the fields to correct. */
export type RejectReason = { text: Text; fields: string[] };

/** A user's identity data; the status is the user's `kycStatus`. */
export type KycCase = {
  uid: string;
  /** Null before, and when the provider's flow was used. */
  submission: KycSubmission | null;
  /** The name on the document, after a submission. */
  name: string | null;
  /** The applicant at the provider, after its flow was started. */
  applicantId: string | null;
  rejectReason: RejectReason | null;
  submittedAt: number | null;
  reviewedAt: number | null;
};
export const kycCases = defineTable<KycCase>("kycCases", { key: "uid" });

const none = { submission: null, name: null, applicantId: null, rejectReason: null, submittedAt: null } as const;

export const kycCaseOf = (world: World, uid: string): KycCase =>
  world.table(kycCases).get(uid) ?? { ...none, uid, reviewedAt: null };

export function saveKycCase(world: World, uid: string, patch: Partial<KycCase>): KycCase {
  const table = world.table(kycCases);
  return table.get(uid) ? table.update(uid, patch) : table.insert({ ...kycCaseOf(world, uid), ...patch });
}

const { notVerified, pending, rejected, verified } = KycStatus;

/** Verified is final. */
const kycSteps = {
  handIn: { from: [notVerified], to: pending, by: ["createKyc"] },
  handInAgain: { from: [rejected], to: pending, by: ["updateKyc"] },
  finishFlow: { from: [notVerified, rejected], to: pending, by: ["updateKycStatus"] },
  approve: { from: [pending], to: verified, by: ["review:kyc"] },
  reject: { from: [pending], to: rejected, by: ["review:kyc", "clock:kyc.rejectUndecided"] },
} as const satisfies Record<string, Move<KycStatus>>;
export type KycStep = keyof typeof kycSteps;

export const kycLife: LifeCycle<KycStatus> = {
  status: "KycStatus",
  kept: { table: users, field: "kycStatus" },
  start: [notVerified],
  moves: Object.values(kycSteps),
};

/** The text of the refusal when a step isn't allowed, by KYC status. */
const refusals = {
  [notVerified]: "kycNotCertified",
  [pending]: "identityUnderReview",
  [rejected]: "identityRejected",
  [verified]: "alreadyAuthenticated",
} as const;

export function checkKycStep({ kycStatus }: User, step: KycStep): void {
  const from: readonly KycStatus[] = kycSteps[step].from;
  if (!from.includes(kycStatus)) throw refuse(refusals[kycStatus]);
}

/** The user's new status, and the changes of the case. */
export function takeKycStep(world: World, user: User, step: KycStep, patch: Partial<KycCase>): User {
  checkKycStep(user, step);
  saveKycCase(world, user.uid, patch);
  return world.table(users).update(user.uid, { kycStatus: kycSteps[step].to });
}

/** The usual working days of a review. */
const REVIEW_DAYS = 1;

export function kycView(world: World, { uid, kycStatus }: User, language: Locale): Result<"getKyc"> {
  const { submission, rejectReason, submittedAt, reviewedAt } = kycCaseOf(world, uid);
  return {
    status: kycStatus,
    submission,
    rejectReason: rejectReason && { text: rejectReason.text[language], fields: rejectReason.fields },
    submittedAt: submittedAt === null ? null : isoOf(submittedAt),
    reviewedAt: reviewedAt === null ? null : isoOf(reviewedAt),
    expectedReviewDays: REVIEW_DAYS,
  };
}

/** Returns the display name: an enterprise's own; in Chinese characters the family name first, without a space. */
export function nameOf({ type, companyName, firstName, lastName }: KycSubmission): string {
  if (type === KycType.enterprise && companyName !== undefined) return companyName.trim();
  const [first, last] = [firstName.trim(), lastName.trim()];
  return /\p{Script=Han}/u.test(first + last) ? last + first : `${first} ${last}`;
}

/** The sandbox's provider has no real document, so it returns a fictitious name. */
export function readByProvider(world: World, { accountType }: User): string {
  return accountType === AccountType.enterprise
    ? world.random.pick(["Alder Quay Limited", "Fernhill Holdings Limited", "Juniper Bay Trading Limited"])
    : world.random.pick(["Ines Albrecht", "Jonas Weir", "Mara Quill", "Tom Ashby", "Yara Nolan"]);
}

/** Merchants use the short name that payers know, whatever their documents say. */
const SHORT_NAMED: readonly AccountType[] = [AccountType.merchant, AccountType.subMerchant];
export const takesVerifiedName = ({ accountType }: User) => !SHORT_NAMED.includes(accountType);

/** Returns the verified name: a merchant's registered one, not the short one. */
export const verifiedName = (world: World, { uid, name }: User): string => kycCaseOf(world, uid).name ?? name ?? "";
