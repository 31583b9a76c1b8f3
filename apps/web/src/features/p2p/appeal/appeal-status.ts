import type { AppealResponsibility, AppealStatus } from "@coffer/sdk";
import type { PlainMessageId } from "../../../platform/intl/intl.ts";
import type { StatusTexts } from "../../../platform/status/status.ts";

/** An appeal is open or decided. */
export const appealStatus = {
  0: { label: "p2p.appealProcessing", tone: "info", next: "p2p.appealProcessingNext" },
  1: { label: "p2p.appealCompleted", tone: "neutral", next: "p2p.appealCompletedNext" },
} as const satisfies StatusTexts<AppealStatus>;

/** The responsible side. */
export const responsibilityNames: Record<AppealResponsibility, PlainMessageId> = {
  0: "p2p.faultUser",
  1: "p2p.faultDealer",
  2: "p2p.faultNeither",
};
