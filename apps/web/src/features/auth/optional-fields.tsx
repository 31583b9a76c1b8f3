import { ChevronRightIcon } from "lucide-react";
import { useState } from "react";
import { useFormState } from "react-hook-form";
import { TextField } from "../../platform/form/text-field.tsx";
import { Text } from "../../platform/intl/text.tsx";

/** What most people leave out; folded away until it is wanted, or wrong. */
export function OptionalFields() {
  const [opened, setOpened] = useState(false);
  const { errors } = useFormState({ name: ["referralCode", "messagingAppId"] });
  const open = opened || Boolean(errors.referralCode ?? errors.messagingAppId);
  return (
    <details open={open} onToggle={(event) => setOpened(event.currentTarget.open)} className="group">
      <summary className="flex min-h-6 w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm font-medium text-ink-2 text-label hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRightIcon aria-hidden className="size-4 transition-transform group-open:rotate-90" />
        <Text id="auth.optional" />
      </summary>
      <div className="mt-4 flex flex-col gap-5">
        <TextField
          name="referralCode"
          label={<Text id="auth.referralCode" />}
          hint={<Text id="auth.referralHint" />}
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          name="messagingAppId"
          label={<Text id="auth.messagingAppId" />}
          hint={<Text id="auth.messagingAppHint" />}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
    </details>
  );
}
