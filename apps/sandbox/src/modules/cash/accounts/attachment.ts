import type { Text } from "@coffer/errors";
import { type AttachmentValue, type CashChannelCode, ChannelAttachmentStatus } from "@coffer/sdk/contract";
import { allows, type LifeCycle } from "../../../core/life-cycle.ts";
import { refuse } from "../../../core/refusal.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";

/** A user's submission for a channel. */
export type Attachment = {
  /** `80412 wire` */
  id: string;
  uid: string;
  channel: CashChannelCode;
  status: ChannelAttachmentStatus;
  values: readonly AttachmentValue[];
  rejectReason: Text | null;
  submittedAt: number | null;
  reviewedAt: number | null;
};
const { notSubmitted, underReview, approved, rejected } = ChannelAttachmentStatus;

export const channelAttachments = defineTable<Attachment>("channelAttachments", {
  key: "id",
  parts: { inReview: ({ status }) => status === underReview },
});

export const attachmentLife: LifeCycle<ChannelAttachmentStatus> = {
  status: "ChannelAttachmentStatus",
  kept: { table: channelAttachments, field: "status" },
  start: [notSubmitted],
  moves: [
    { from: [notSubmitted, rejected], to: underReview, by: ["createUserChannelAttachment"] },
    { from: [underReview], to: approved, by: ["review:channelAttachment"] },
    { from: [underReview], to: rejected, by: ["review:channelAttachment", "clock:cash.rejectAttachment"] },
  ],
};

/** Returns the submission for a channel, or an empty one. */
export const attachmentOf = (world: World, uid: string, channel: CashChannelCode): Attachment =>
  world.table(channelAttachments).get(`${uid} ${channel}`) ?? {
    ...{ id: `${uid} ${channel}`, uid, channel, status: notSubmitted, values: [] },
    ...{ rejectReason: null, submittedAt: null, reviewedAt: null },
  };

export const isAttached = (world: World, uid: string, channel: CashChannelCode): boolean =>
  attachmentOf(world, uid, channel).status === approved;

/** Changes the status. @throws 60015 if it isn't allowed from the current one */
export function moveAttachment(
  world: World,
  before: Attachment,
  status: ChannelAttachmentStatus,
  patch: Partial<Attachment> = {},
): Attachment {
  if (!allows(attachmentLife, before.status, status)) throw refuse("orderStatusError");
  const table = world.table(channelAttachments);
  if (!table.get(before.id)) table.insert(before);
  return table.update(before.id, { ...patch, status });
}
