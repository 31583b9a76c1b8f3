import { ChevronRightIcon } from "lucide-react";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";

/** Rarely used fields, folded until opened or invalid. */
export function OptionalFields() {
  const [opened, setOpened] = useState(false);
  const { errors } = useFormState({ name: ["referralCode", "messagingAppId"] });
  const open = opened || Boolean(errors.referralCode ?? errors.messagingAppId);
  return (
    <details open={open} onToggle={(event) => setOpened(event.currentTarget.open)} className="group">
      <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-ink-2 text-label hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRightIcon aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        <FormattedMessage id="auth.optional" />
      </summary>
      <div className="mt-4 flex flex-col gap-5">
        <TextField
          name="referralCode"
          label={<FormattedMessage id="auth.referralCode" />}
          hint={<FormattedMessage id="auth.referralHint" />}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name="messagingAppId"
          label={<FormattedMessage id="auth.messagingAppId" />}
          hint={<FormattedMessage id="auth.messagingAppHint" />}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </details>
  );
}
