import type { DynamicFormField } from "@coffer/sdk";
import { useWatch } from "react-hook-form";
import { ServerFields } from "../../../kernel/form/server-fields.tsx";
import { type Method, VerificationFields } from "../../../kernel/proof/verification.tsx";
import { useLocale } from "../../../lib/text.tsx";
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
