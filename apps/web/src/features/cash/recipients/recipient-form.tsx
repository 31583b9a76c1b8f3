import type { Beneficiary, CashChannelCode, DynamicFormField } from "@coffer/sdk";
import { Field, Segmented } from "@coffer/ui";
import type { ReactNode } from "react";
import { useController } from "react-hook-form";
import { useIntl } from "react-intl";
import { Form } from "../../../platform/form/form.tsx";
import { SubmitButton } from "../../../platform/form/submit-button.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useMoneyMoved } from "../../../platform/money/money-moved.ts";
import { notify } from "../../../platform/notices.ts";
import type { Method } from "../../../platform/proof/verification.tsx";
import { useAccount } from "../../../platform/session.ts";
import { coffer } from "../api.ts";
import { BankFields } from "../form/bank-fields.tsx";
import { inputOf } from "../form/bank-form.ts";
import { useBankForm } from "../form/use-bank-form.ts";

export interface RecipientFormProps {
  channel: CashChannelCode;
  form: readonly DynamicFormField[];
  /** The recipient to change; omitted for a new one. */
  recipient?: Beneficiary | undefined;
  done: (saved: Beneficiary) => unknown;
  /** The cancel action. */
  leave: ReactNode;
}

/** A recipient's form: person or company, with the channel's fields. */
export function RecipientForm({ channel, form, recipient, done, leave }: RecipientFormProps) {
  const intl = useIntl();
  const moved = useMoneyMoved();
  // The contract: "An account with an authenticator sends its code."
  const methods: Method[] = useAccount()?.hasGoogleAuthenticator ? ["googleCode"] : [];
  const bankForm = useBankForm({
    form,
    methods,
    start: {
      payeeType: recipient?.payeeType ?? "person",
      fields: recipient && (recipient.fields as unknown as Record<string, string>),
    },
    submit: async (values) => {
      const { channel: by, ...filled } = inputOf(form, values, channel);
      const { payeeType, verification } = values;
      const saving = recipient
        ? coffer.cash.updateBeneficiary({ id: recipient.id, ...filled, verification })
        : coffer.cash.createBeneficiary({ channel: by, payeeType, ...filled, verification });
      return saving.finally(moved);
    },
    done: (saved) => {
      notify({
        tone: "success",
        words: intl.formatMessage({ id: "cashBanks.recipientSaved" }, { name: saved.fields.friendlyName }),
      });
      return done(saved);
    },
  });
  const isForBoth = ["person", "company"].every((payee) =>
    form.some(({ payeeTypes }) => payeeTypes.some((each) => each === payee)),
  );
  return (
    <Form form={bankForm}>
      {isForBoth && !recipient && <PayeeField />}
      <BankFields form={form} methods={methods} />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton>
          <FormattedMessage id={recipient ? "cashBanks.saveChanges" : "cashBanks.saveRecipient"} />
        </SubmitButton>
        {leave}
      </div>
    </Form>
  );
}

function PayeeField() {
  const { field } = useController({ name: "payeeType" });
  return (
    <Field label={<FormattedMessage id="cashBanks.payeeType" />}>
      <Segmented
        stretch
        value={field.value}
        onValueChange={field.onChange}
        options={[
          { value: "person", label: <FormattedMessage id="cashBanks.person" /> },
          { value: "company", label: <FormattedMessage id="cashBanks.company" /> },
        ]}
      />
    </Field>
  );
}
