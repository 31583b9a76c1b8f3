import type { DynamicFormField, ReceiptMethod } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useNavigate } from "@tanstack/react-router";
import { coffer } from "../../kernel/api.ts";
import { described } from "../../kernel/form/described.ts";
import { Form } from "../../kernel/form/form.tsx";
import { imageFor } from "../../kernel/form/screen-image.ts";
import { type DescribedField, ServerFields } from "../../kernel/form/server-fields.tsx";
import { SubmitButton } from "../../kernel/form/submit-button.tsx";
import { UploadField } from "../../kernel/form/upload-field.tsx";
import { useCofferForm } from "../../kernel/form/use-coffer-form.ts";
import { notify } from "../../kernel/notices.ts";
import { pinProof, pinSecrets, wrongPinAt } from "../../kernel/proof/pin-proof.ts";
import { emptyVerification, VerificationFields } from "../../kernel/proof/verification.tsx";
import { useAccount } from "../../kernel/session.ts";
import { Text, useLocale, useText } from "../../lib/text.tsx";
import { methodRule, sentValue } from "./method-rule.ts";
import { useReload } from "./use-reload.ts";

const holder = "accountHolderName";
const code = "qrCode";

/** What a channel asks for, filled in once. The account's holder begins as the verified name: no other is taken. */
export function MethodForm({ channel, form }: { channel: ReceiptMethod; form: readonly DynamicFormField[] }) {
  const text = useText();
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
      notify({ tone: "success", words: text("receiving.added", { name }) });
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
          <Text id="receiving.save" values={{ name: channel.name }} />
        </SubmitButton>
        <Button variant="ghost" size="lg" onClick={() => void navigate({ to: "/account/payment" })}>
          <Text id="receiving.leave" />
        </Button>
      </div>
    </Form>
  );
}

function OneField({ field, name }: { field: DynamicFormField; name: string | undefined }) {
  const shown: DescribedField = described(field, useLocale());
  if (field.type === "file") return <UploadField {...shown} {...imageFor("receiptCode")} />;
  const hint = field.key === holder && name ? <Text id="receiving.ownName" values={{ name }} /> : shown.hint;
  return <ServerFields fields={[{ ...shown, hint }]} />;
}
