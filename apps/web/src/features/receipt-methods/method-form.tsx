import type { DynamicFormField, ReceiptMethod } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useNavigate } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { coffer } from "../../platform/api.ts";
import { describeField } from "../../platform/form/describe-field.ts";
import { Form } from "../../platform/form/form.tsx";
import { imageFor } from "../../platform/form/screen-image.ts";
import { type DescribedField, ServerFields } from "../../platform/form/server-fields.tsx";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { UploadField } from "../../platform/form/upload-field.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { notify } from "../../platform/notices.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../platform/proof/pin-proof.ts";
import { emptyVerification, VerificationFields } from "../../platform/proof/verification.tsx";
import { useAccount } from "../../platform/session.ts";
import { methodRule, sentValue } from "./method-rule.ts";
import { useReload } from "./use-reload.ts";

const holder = "accountHolderName";
const code = "qrCode";

/** A channel's form. The holder is prefilled with the verified name, the only accepted one. */
export function MethodForm({ channel, form }: { channel: ReceiptMethod; form: readonly DynamicFormField[] }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const reload = useReload();
  const account = useAccount();
  const methods = pinProof(account);
  const empty = Object.fromEntries(form.map(({ key }) => [key, key === holder ? (account?.name ?? "") : ""]));
  const methodForm = useCofferForm({
    schema: methodRule(form, methods),
    defaultValues: { fields: empty, verification: emptyVerification(methods) },
    submit: (values) => {
      const filled = form.map((field) => ({ key: field.key, value: sentValue(field, values) }));
      const { verification } = values;
      return coffer.receiptMethods
        .createUserReceiptMethodInfo({
          receiptMethodId: channel.id,
          values: filled.filter(({ value }) => value !== ""),
          verification,
        })
        .finally(reload);
    },
    done: ({ name }) => {
      notify({ tone: "success", words: intl.formatMessage({ id: "receiptMethods.added" }, { name }) });
      return navigate({ to: "/account/payment" });
    },
    fields: Object.fromEntries(form.map(({ key }) => [`values.${key}`, `fields.${key}` as const])),
    codes: { ...wrongPinAt(methods), 50012: `fields.${code}`, 50013: `fields.${code}`, 90001: `fields.${holder}` },
    secrets: pinSecrets(methods),
  });
  return (
    <Form form={methodForm}>
      {form.map((field) => (
        <OneField key={field.key} field={field} name={account?.name} />
      ))}
      <VerificationFields methods={methods} />
      <div className="flex flex-wrap gap-2.5">
        <SubmitButton>
          <FormattedMessage id="receiptMethods.save" values={{ name: channel.name }} />
        </SubmitButton>
        <Button variant="ghost" size="lg" onClick={() => void navigate({ to: "/account/payment" })}>
          <FormattedMessage id="receiptMethods.leave" />
        </Button>
      </div>
    </Form>
  );
}

function OneField({ field, name }: { field: DynamicFormField; name: string | undefined }) {
  const shown: DescribedField = describeField(field, useIntl().locale);
  if (field.type === "file") return <UploadField {...shown} {...imageFor("receiptCode")} />;
  const hint =
    field.key === holder && name ? <FormattedMessage id="receiptMethods.ownName" values={{ name }} /> : shown.hint;
  return <ServerFields fields={[{ ...shown, hint }]} />;
}
