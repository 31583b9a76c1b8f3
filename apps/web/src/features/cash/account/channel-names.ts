import type { CashChannelCode } from "@coffer/sdk";
import type { MessageId } from "../../../platform/intl/text.tsx";

/** A channel's name, where only its code is at hand. */
export const channelNames: Record<CashChannelCode, MessageId> = {
  sepa: "cash.sepa",
  fasterPayments: "cash.fasterPayments",
  ach: "cash.ach",
  wire: "cash.wire",
  fps: "cash.fps",
  localBank: "cash.localBank",
};
