import type { Withdrawal } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { isOpen } from "./resume.ts";

export interface ConfirmButtonProps {
  withdrawal: Withdrawal;
  /** Omitted while nothing can be confirmed. */
  resume: ((withdrawal: Withdrawal) => void) | undefined;
  size?: "sm" | undefined;
}

/** Links to the proof of a withdrawal that waits for it. */
export function ConfirmButton({ withdrawal, resume, size }: ConfirmButtonProps) {
  if (!resume || !isOpen(withdrawal)) return null;
  return (
    <Button variant="secondary" size={size} onClick={() => resume(withdrawal)}>
      <FormattedMessage id="withdrawals.confirm" />
    </Button>
  );
}
