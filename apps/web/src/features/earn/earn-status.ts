import type { PositionStatus, RedemptionStatus } from "@coffer/sdk";
import type { StatusTexts } from "../../platform/status/status.ts";

export const positionStatus = {
  0: { label: "earn.earning", tone: "good", next: "earn.earningNext" },
  1: { label: "earn.redeeming", tone: "info", next: "earn.redeemingNext" },
  2: { label: "earn.ended", tone: "neutral", next: "earn.endedNext" },
} as const satisfies StatusTexts<PositionStatus>;

/** The product: "Earn redemption: failed, redeeming, success". */
export const redemptionStatus = {
  0: { label: "earn.redemptionFailed", tone: "bad", next: "earn.redemptionFailedNext" },
  1: { label: "earn.redeeming", tone: "info", next: "earn.redeemingNext" },
  2: { label: "earn.redeemed", tone: "good", next: "earn.redeemedNext" },
} as const satisfies StatusTexts<RedemptionStatus>;
