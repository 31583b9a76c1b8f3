import type { Withdrawal } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { isOpen } from "./resume.ts";

export interface ConfirmButtonProps {
  withdrawal: Withdrawal;
  /** Left out while nothing can be confirmed. */
  resume: ((withdrawal: Withdrawal) => void) | undefined;
  size?: "sm" | undefined;
}

/** Leads to the proof, where a withdrawal still waits for it. */
export function ConfirmButton({ withdrawal, resume, size }: ConfirmButtonProps) {
  if (!resume || !isOpen(withdrawal)) return null;
  return (
    <Button variant="secondary" size={size} onClick={() => resume(withdrawal)}>
      <FormattedMessage id="withdrawals.confirm" />
    </Button>
  );
}
