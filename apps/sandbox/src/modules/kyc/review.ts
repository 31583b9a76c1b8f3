import type { Text } from "@coffer/errors";
import { CertificateType, KycStatus } from "@coffer/sdk/contract";
import { DECIDED_AFTER } from "../../core/magic.ts";
import { nameIn } from "../../core/name-in.ts";
import { refuse } from "../../core/refusal.ts";
import type { ReviewQueue } from "../../core/review-queue.ts";
import { afterWorkingDays } from "../../core/working-days.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { sendMessage } from "../auth/inbox/exports.ts";
import { contactOf, type User, users } from "../auth/user/exports.ts";
import { noteEvent } from "../events/exports.ts";
import { PHOTOS } from "./document-rules.ts";
import { type KycCase, kycCaseOf, kycCases, takeKycStep, takesVerifiedName } from "./kyc-case.ts";
import { magicCertificateOf } from "./magic.ts";
import { rejectReasonOf } from "./reject-reasons.ts";

type Payload = { uid: string; submittedAt: number };

/** A reviewer's deadline. */
const REVIEW_WORKING_DAYS = 10;

/** Waits for a reviewer; in worlds with that setting the clock approves, and some documents choose the outcome. */
export function awaitKycReview(world: World, uid: string, submittedAt: number): void {
  const document = world.table(kycCases).get(uid)?.submission?.certificateNumber ?? "";
  if (magicCertificateOf(world, document) !== null)
    decideKycByMagic.schedule(world, world.clock.now() + DECIDED_AFTER, { uid, submittedAt });
  endKycReview(world, uid, submittedAt);
  const { reviewSeconds } = world.settings;
  if (reviewSeconds !== null)
    approveKycByClock.schedule(world, world.clock.now() + reviewSeconds * 1000, { uid, submittedAt });
}

export const approveKycByClock = dueTask("kyc.approve", (world, { uid, submittedAt }: Payload) => {
  if (isStillWaiting(world, uid, submittedAt)) approveIdentity(world, uid);
});

export const decideKycByMagic = dueTask("kyc.magic", (world, { uid, submittedAt }: Payload) => {
  if (!isStillWaiting(world, uid, submittedAt)) return;
  const document = world.table(kycCases).get(uid)?.submission?.certificateNumber ?? "";
  if (document === "SANDBOX-APPROVE") approveIdentity(world, uid);
  else rejectIdentity(world, uid, document === "SANDBOX-RESUBMIT" ? "photoUnreadable" : null);
});

/** Restores the review's usual deadline. */
export const endKycReview = (world: World, uid: string, submittedAt: number): void =>
  rejectUndecidedKyc.schedule(world, afterWorkingDays(submittedAt, REVIEW_WORKING_DAYS), { uid, submittedAt });

/** No decision in time: it can be submitted again. */
export const rejectUndecidedKyc = dueTask("kyc.rejectUndecided", (world, { uid, submittedAt }: Payload) => {
  if (isStillWaiting(world, uid, submittedAt)) rejectIdentity(world, uid, "undecided");
});

/** Checks that it was not decided or submitted again in the meantime. */
const isStillWaiting = (world: World, uid: string, submittedAt: number) =>
  world.table(kycCases).get(uid)?.submittedAt === submittedAt && isPending(world, uid);

const isPending = (world: World, uid: string) => world.table(users).get(uid)?.kycStatus === KycStatus.pending;

export const kycReviews: ReviewQueue = {
  title: { en: "Identity", "zh-CN": "身份认证" },
  list: (world) =>
    world
      .table(kycCases)
      .all()
      .filter(({ uid }) => isPending(world, uid))
      .map((each) => ({
        id: each.uid,
        uid: each.uid,
        since: each.submittedAt ?? 0,
        summary: summaryOf(each),
        files: PHOTOS.flatMap((field) => each.submission?.[field] ?? []),
      }))
      .sort((a, b) => a.since - b.since),
  decide: (world, id, decision, reason) => {
    if (decision === "approve") approveIdentity(world, id);
    else rejectIdentity(world, id, reason);
  },
};

function summaryOf({ name, submission, applicantId }: KycCase): string {
  if (submission === null) return `${name}, applicant ${applicantId} of the provider`;
  const document = nameIn(CertificateType, submission.certificateType);
  return `${name}, ${document} ${submission.certificateNumber} (${submission.region})`;
}

export function approveIdentity(world: World, uid: string): void {
  const verified = takeKycStep(world, userOf(world, uid), "approve", { reviewedAt: world.clock.now() });
  if (takesVerifiedName(verified)) world.table(users).update(uid, { name: kycCaseOf(world, uid).name });
  noteEvent(world, uid, "account.verified");
  tell(world, verified, {
    en: "Your identity is verified. You can trade and withdraw now.",
    "zh-CN": "您的身份认证已通过，现在可以交易和提现。",
  });
}

/** The reason may name one of `rejectReasons`, or be the reviewer's own text. */
export function rejectIdentity(world: World, uid: string, reason: string | null): void {
  const rejectReason = rejectReasonOf(reason);
  const patch = { rejectReason, reviewedAt: world.clock.now() };
  const rejected = takeKycStep(world, userOf(world, uid), "reject", patch);
  tell(world, rejected, {
    en: `Your identity couldn't be verified. ${rejectReason.text.en}`,
    "zh-CN": `您的身份认证未通过。${rejectReason.text["zh-CN"]}`,
  });
}

function userOf(world: World, uid: string): User {
  const user = world.table(users).get(uid);
  if (!user) throw refuse("userMissing");
  return user;
}

const subject: Text = { en: "Your identity verification", "zh-CN": "您的身份认证" };
const tell = (world: World, user: User, text: Text) =>
  sendMessage(world, contactOf(user), user.language, { subject, text });
