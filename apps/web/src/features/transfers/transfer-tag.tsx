import { RecordStatus, type TransferRecord } from "@coffer/sdk";
import { recordStatus } from "../../platform/status/record-status.ts";
import { transferStep } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";

/** The step's label; a cashier's pending transfer is labelled as waiting. */
export function TransferTag({ made: { step, review } }: { made: TransferRecord }) {
  if (review === "merchant") return <StatusTag of={recordStatus} value={RecordStatus.awaitingSuperiorApproval} />;
  return <StatusTag of={transferStep} value={step} />;
}
