import type { DynamicFormField } from "@coffer/sdk";
import { Button, Notice } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useWatch } from "react-hook-form";
import { ServerFields } from "../../../kernel/form/server-fields.tsx";
import { type Method, VerificationFields } from "../../../kernel/form/verification.tsx";
import { useAccount } from "../../../kernel/session.ts";
import { Text, useLocale } from "../../../lib/text.tsx";
import { type BankFormValues, fieldsFor, onlyChoice } from "./bank-form.ts";
import { describedIn } from "./described.tsx";

/** The fields the channel asks for, then the proof that it is the owner. */
export function BankFields({ form, methods }: { form: readonly DynamicFormField[]; methods: readonly Method[] }) {
  const locale = useLocale();
  const values = useWatch<BankFormValues>() as BankFormValues;
  const shown = fieldsFor(form, values).filter((field) => onlyChoice(field) === undefined);
  return (
    <>
      <ServerFields fields={shown.map(describedIn(locale, form))} />
      <VerificationFields methods={methods} />
    </>
  );
}

/** What is proved with the fund PIN needs one. */
export function PinFirst() {
  if (useAccount()?.hasFundPassword !== false) return null;
  return (
    <Notice
      tone="warn"
      title={<Text id="cash.pinFirst" />}
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to="/account/password" search={{ edit: "pin" }}>
            <Text id="cash.setPin" />
          </Link>
        </Button>
      }
    >
      <Text id="cash.pinFirstBody" />
    </Notice>
  );
}
