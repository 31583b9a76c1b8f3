import { RecordStatus, type TransferRecord } from "@coffer/sdk";
import { recordStatus } from "../../platform/status/record-status.ts";
import { transferStep } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";

/** Where it stands; a cashier's that waits for its merchant has a step like any other, and isn't on its way. */
export function TransferTag({ made: { step, review } }: { made: TransferRecord }) {
  if (review === "merchant") return <StatusTag of={recordStatus} value={RecordStatus.awaitingSuperiorApproval} />;
  return <StatusTag of={transferStep} value={step} />;
}
