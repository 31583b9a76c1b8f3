import type { AppealResponsibility, AppealStatus } from "@coffer/sdk";
import type { StatusTexts } from "../../../kernel/status/status.ts";
import type { MessageId } from "../../../lib/text.tsx";

/** An appeal is being looked at, or decided. */
export const appealStatus = {
  0: { label: "fiat.appealProcessing", tone: "info", next: "fiat.appealProcessingNext" },
  1: { label: "fiat.appealCompleted", tone: "neutral", next: "fiat.appealCompletedNext" },
} as const satisfies StatusTexts<AppealStatus>;

/** Whose fault it was. */
export const responsibilityNames: Record<AppealResponsibility, MessageId> = {
  0: "fiat.faultUser",
  1: "fiat.faultDealer",
  2: "fiat.faultNeither",
};
