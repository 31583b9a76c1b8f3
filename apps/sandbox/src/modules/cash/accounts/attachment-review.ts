import type { Text } from "@coffer/errors";
import { ChannelAttachmentStatus, type WireInput } from "@coffer/sdk/contract";
import { ownWords } from "../../../core/own-words.ts";
import { refuse } from "../../../core/refusal.ts";
import type { ReviewQueue } from "../../../core/review-queue.ts";
import { afterWorkingDays } from "../../../core/working-days.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { knownChannel } from "../channels/exports.ts";
import { type Attachment, attachmentOf, channelAttachments, moveAttachment } from "./attachment.ts";
import { attachmentForm, checkAttachment } from "./attachment-form.ts";
import { checkActive, checkIdentity } from "./customer.ts";

const { underReview, approved, rejected } = ChannelAttachmentStatus;

/** "It is reviewed within 1 working day." */
const REVIEW_WORKING_DAYS = 1;

export function handInAttachment(
  world: World,
  user: User,
  { channel, values }: WireInput<"createUserChannelAttachment">,
): Attachment {
  checkIdentity(user);
  knownChannel(world, channel);
  checkActive(world, user.uid);
  const before = attachmentOf(world, user.uid, channel);
  if (before.status === underReview || before.status === approved) throw refuse("orderStatusError");
  checkAttachment(world, user.uid, attachmentForm(world, channel), values);
  const submittedAt = world.clock.now();
  const after = { values, submittedAt, reviewedAt: null, rejectReason: null };
  const handedIn = moveAttachment(world, before, underReview, after);
  const payload = { id: handedIn.id, submittedAt };
  const { reviewSeconds } = world.settings;
  if (reviewSeconds !== null) approveAttachment.schedule(world, submittedAt + reviewSeconds * 1000, payload);
  rejectAttachment.schedule(world, afterWorkingDays(submittedAt, REVIEW_WORKING_DAYS), payload);
  return handedIn;
}

type Payload = { id: string; submittedAt: number };
/** Checks that it was not decided or submitted again in the meantime. */
function stillWaiting(world: World, { id, submittedAt }: Payload): Attachment | undefined {
  const row = world.table(channelAttachments).get(id);
  return row?.status === underReview && row.submittedAt === submittedAt ? row : undefined;
}

export const approveAttachment = dueTask("cash.approveAttachment", (world, payload: Payload) => {
  const row = stillWaiting(world, payload);
  if (row) moveAttachment(world, row, approved, { reviewedAt: world.clock.now() });
});

/** No decision in time: it can be submitted again. */
export const rejectAttachment = dueTask("cash.rejectAttachment", (world, payload: Payload) => {
  const row = stillWaiting(world, payload);
  if (row) moveAttachment(world, row, rejected, { reviewedAt: world.clock.now(), rejectReason: undecided });
});

const undecided: Text = {
  en: "It couldn't be decided in time. Please hand it in again.",
  "zh-CN": "未能在规定时间内完成审核，请重新提交。",
};
const general: Text = {
  en: "The papers don't show where the money comes from.",
  "zh-CN": "所提交的材料不足以说明资金来源。",
};

export const attachmentReviews: ReviewQueue = {
  title: { en: "Channel forms", "zh-CN": "渠道附加材料" },
  list: (world) =>
    world
      .table(channelAttachments)
      .part("inReview")
      .map(({ id, uid, channel, values, submittedAt }) => ({
        ...{ id, uid, since: submittedAt ?? 0 },
        summary: `${channel}: ${values.flatMap(({ value }) => value ?? []).join(", ")}`,
        files: values.flatMap(({ fileIds }) => fileIds ?? []),
      })),
  decide: (world, id, decision, reason) => {
    const row = world.table(channelAttachments).get(id);
    if (!row) throw refuse("orderStatusError");
    const rejectReason = decision === "approve" ? null : ownWords(reason, general);
    const patch = { reviewedAt: world.clock.now(), rejectReason };
    moveAttachment(world, row, decision === "approve" ? approved : rejected, patch);
  },
};
