import type { DynamicFormField } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { useCofferForm } from "../../../platform/form/use-coffer-form.ts";
import { emptyVerification, type Method, verificationSecrets } from "../../../platform/proof/verification.tsx";
import { type BankFormValues, emptyFields } from "./bank-form.ts";
import { describeBankField } from "./describe-bank-field.tsx";

export interface BankFormOptions<Result> {
  form: readonly DynamicFormField[];
  /** The owner's proof. */
  methods: readonly Method[];
  start: { payeeType: BankFormValues["payeeType"]; fields?: Record<string, string> | undefined };
  submit: (values: BankFormValues) => Promise<Result>;
  done: (result: Result) => unknown;
}

/** A form described by a channel. The code checks load with the first form. */
export function useBankForm<Result>({ form, methods, start, submit, done }: BankFormOptions<Result>) {
  const { locale } = useIntl();
  const [only] = methods;
  return useCofferForm({
    schema: () =>
      import("./bank-form-rule.ts").then(({ bankFormRule }) =>
        bankFormRule(form, describeBankField(locale, form), methods),
      ),
    defaultValues: {
      payeeType: start.payeeType,
      fields: { ...emptyFields(form), ...start.fields },
      securityCode: "",
      verification: emptyVerification(methods),
    },
    submit,
    done,
    secrets: verificationSecrets.filter((name) => methods.some((method) => name.endsWith(method))),
    codes: {
      // With two proofs the server doesn't say which was wrong.
      ...(only !== undefined && methods.length === 1 && { 50002: `verification.${only}` as const }),
      90001: "fields.accountHolderName",
    },
  });
}
