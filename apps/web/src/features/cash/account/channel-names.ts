import type { CashChannelCode } from "@coffer/sdk";
import type { PlainMessageId } from "../../../platform/intl/intl.ts";

/** A channel's name by its code. */
export const channelNames: Record<CashChannelCode, PlainMessageId> = {
  sepa: "cash.sepa",
  fasterPayments: "cash.fasterPayments",
  ach: "cash.ach",
  wire: "cash.wire",
  fps: "cash.fps",
  localBank: "cash.localBank",
};
