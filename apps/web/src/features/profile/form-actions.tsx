import { Button } from "@coffer/ui";
import type { ReactNode } from "react";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";

/** The cancel action of a form. */
export function CancelButton({ onCancel }: { onCancel: () => void }) {
  return (
    <Button variant="secondary" size="lg" className="self-start" onClick={onCancel}>
      <FormattedMessage id="profile.cancel" />
    </Button>
  );
}

/** The submit and cancel buttons. */
export function FormActions({ children, onCancel }: { children: ReactNode; onCancel?: (() => void) | undefined }) {
  return (
    <div className="flex flex-wrap gap-2.5">
      <SubmitButton>{children}</SubmitButton>
      {onCancel && <CancelButton onCancel={onCancel} />}
    </div>
  );
}
