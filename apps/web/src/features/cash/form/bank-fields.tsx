import type { DynamicFormField } from "@coffer/sdk";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { ServerFields } from "../../../platform/form/server-fields.tsx";
import { type Method, VerificationFields } from "../../../platform/proof/verification.tsx";
import { type BankFormValues, fieldsFor, onlyChoice } from "./bank-form.ts";
import { describeBankField } from "./describe-bank-field.tsx";

/** The channel's fields, then the owner's proof. */
export function BankFields({ form, methods }: { form: readonly DynamicFormField[]; methods: readonly Method[] }) {
  const { locale } = useIntl();
  const values = useWatch<BankFormValues>() as BankFormValues;
  const shown = fieldsFor(form, values).filter((field) => onlyChoice(field) === undefined);
  return (
    <>
      <ServerFields fields={shown.map(describeBankField(locale, form))} />
      <VerificationFields methods={methods} />
    </>
  );
}
