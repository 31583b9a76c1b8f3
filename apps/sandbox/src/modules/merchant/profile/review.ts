import type { Text } from "@coffer/errors";
import { MerchantStatus } from "@coffer/sdk/contract";
import { ownWords } from "../../../core/own-words.ts";
import { refuse } from "../../../core/refusal.ts";
import type { ReviewQueue } from "../../../core/review-queue.ts";
import { afterWorkingDays } from "../../../core/working-days.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { sendMessage } from "../../auth/inbox/exports.ts";
import { contactOf, type User, users } from "../../auth/user/exports.ts";
import { type MerchantCase, merchantCaseOf, merchantCases, takeMerchantStep } from "./application.ts";

type Payload = { uid: string; submittedAt: number };

/** An administrator's deadline. */
const REVIEW_WORKING_DAYS = 10;

/** Waits for a reviewer; in worlds with that setting the clock approves after a while. */
export function awaitMerchantReview(world: World, { uid, submittedAt }: MerchantCase): void {
  if (submittedAt === null) return;
  const { reviewSeconds } = world.settings;
  if (reviewSeconds !== null)
    approveMerchantByClock.schedule(world, world.clock.now() + reviewSeconds * 1000, { uid, submittedAt });
  const end = afterWorkingDays(world.clock.now(), REVIEW_WORKING_DAYS);
  rejectUndecidedMerchant.schedule(world, end, { uid, submittedAt });
}

export const approveMerchantByClock = dueTask("merchant.approve", (world, payload: Payload) => {
  if (isStillWaiting(world, payload)) approveMerchant(world, payload.uid);
});

/** No decision in time: it can be submitted again. */
export const rejectUndecidedMerchant = dueTask("merchant.rejectUndecided", (world, payload: Payload) => {
  if (isStillWaiting(world, payload)) decline(world, payload.uid, undecided);
});

/** Checks that it was not decided or submitted again in the meantime. */
function isStillWaiting(world: World, { uid, submittedAt }: Payload): boolean {
  const merchant = world.table(merchantCases).get(uid);
  return merchant?.status === MerchantStatus.underReview && merchant.submittedAt === submittedAt;
}

export const merchantReviews: ReviewQueue = {
  title: { en: "Merchants", "zh-CN": "商户" },
  list: (world) =>
    world
      .table(merchantCases)
      .all()
      .filter(({ status }) => status === MerchantStatus.underReview)
      .map(({ uid, submittedAt, application, registeredAs }) => ({
        id: uid,
        uid,
        since: submittedAt ?? 0,
        ...(application && { files: [application.certificateFileId] }),
        summary: `${application?.fullName} (${application?.businessScope}); registered as ${registeredAs?.fullName ?? "nobody"}`,
      })),
  decide: (world, id, decision, reason) => {
    if (decision === "approve") approveMerchant(world, id);
    else rejectMerchant(world, id, reason);
  },
};

export function approveMerchant(world: World, uid: string): void {
  const decided = takeMerchantStep(world, merchantCaseOf(world, uid), "approve", { reviewedAt: world.clock.now() });
  const user = world.table(users).update(uid, {
    isOfficial: true,
    ...(decided.application === null ? {} : { name: decided.application.shortName }),
  });
  tell(world, user, {
    en: "You are an official merchant now.",
    "zh-CN": "您已成为正式商户。",
  });
}

export const rejectMerchant = (world: World, uid: string, reason: string | null): void =>
  decline(world, uid, ownWords(reason, noWords));

function decline(world: World, uid: string, rejectReason: Text): void {
  const user = world.table(users).get(uid);
  if (!user) throw refuse("userMissing");
  const patch = { rejectReason, reviewedAt: world.clock.now() };
  takeMerchantStep(world, merchantCaseOf(world, uid), "reject", patch);
  tell(world, user, {
    en: `Your application to become an official merchant wasn't approved. ${rejectReason.en}`,
    "zh-CN": `您的正式商户申请未通过。${rejectReason["zh-CN"]}`,
  });
}

const subject: Text = { en: "Your merchant application", "zh-CN": "您的商户申请" };
const noWords: Text = {
  en: "The application is incomplete or doesn't match the certificate.",
  "zh-CN": "申请资料不完整或与证书不符。",
};
const undecided: Text = {
  en: "It couldn't be decided in time. Please hand it in again.",
  "zh-CN": "未能在规定时间内完成审核，请重新提交。",
};
const tell = (world: World, user: User, text: Text) =>
  sendMessage(world, contactOf(user), user.language, { subject, text });
