import { type CashChannelCode, ChannelAttachmentStatus, type UserChannelAttachment } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import { useMoneyMovedOn } from "../../../platform/money/money-moved.ts";
import { followed } from "../../../platform/status/followed.ts";
import { api } from "../api.ts";

const look = 10_000; // Polling interval during the review (ms).

const isMoving = ({ status }: UserChannelAttachment) => status === ChannelAttachmentStatus.underReview;

/** A channel's submission; polled during the review. */
export function useAttachment(channel: CashChannelCode) {
  const query = useQuery({
    ...api.cash.getUserChannelAttachment.queryOptions({ channel }),
    ...followed(isMoving, look),
  });
  useMoneyMovedOn(query.data?.status);
  return query;
}
