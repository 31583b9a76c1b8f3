import { CertificateType, KycStatus } from "@coffer/sdk/contract";
import { approveIdentity, rejectIdentity } from "../domain/kyc/decide.ts";
import { type KycCase, kycCases } from "../domain/kyc/kyc-case.ts";
import { users } from "../domain/user/user.ts";
import { DECIDED_AFTER, magicCertificateOf } from "../outcomes/magic.ts";
import { dueTask } from "../world/due-task.ts";
import type { World } from "../world/world.ts";
import type { ReviewQueue } from "./review-queues.ts";

type Payload = { uid: string; submittedAt: number };

/** Waits for a person; in worlds that say so the clock approves after a while, and some documents say how it ends. */
export function awaitKycReview(world: World, uid: string, submittedAt: number): void {
  const document = world.table(kycCases).get(uid)?.submission?.certificateNumber ?? "";
  if (magicCertificateOf(world, document) !== null)
    decideKycByMagic.schedule(world, world.clock.now() + DECIDED_AFTER, { uid, submittedAt });
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

/** It may have been decided, and handed in anew, in the meantime. */
const isStillWaiting = (world: World, uid: string, submittedAt: number) =>
  world.table(kycCases).get(uid)?.submittedAt === submittedAt && isPending(world, uid);

const isPending = (world: World, uid: string) => world.table(users).get(uid)?.kycStatus === KycStatus.pending;

export const kycReviews: ReviewQueue = {
  list: (world) =>
    world
      .table(kycCases)
      .all()
      .filter(({ uid }) => isPending(world, uid))
      .map((each) => ({ id: each.uid, uid: each.uid, since: each.submittedAt ?? 0, summary: summaryOf(each) }))
      .sort((a, b) => a.since - b.since),
  decide: (world, id, decision, reason) => {
    if (decision === "approve") approveIdentity(world, id);
    else rejectIdentity(world, id, reason);
  },
};

function summaryOf({ name, submission, applicantId }: KycCase): string {
  if (submission === null) return `${name}, applicant ${applicantId} of the provider`;
  const document = Object.entries(CertificateType).find(([, value]) => value === submission.certificateType)?.[0];
  return `${name}, ${document} ${submission.certificateNumber} (${submission.region})`;
}
