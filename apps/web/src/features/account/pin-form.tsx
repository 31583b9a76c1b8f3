import { fundPin } from "@coffer/sdk/rules";
import * as z from "zod";
import { coffer } from "../../kernel/api.ts";
import { PinField } from "../../kernel/form/code-field.tsx";
import { Form } from "../../kernel/form/form.tsx";
import { useCofferForm } from "../../kernel/form/use-coffer-form.ts";
import { emptyVerification, verificationRule } from "../../kernel/form/verification.tsx";
import { Text } from "../../lib/text.tsx";
import { BlockWarning } from "./block-notice.tsx";
import { FormActions } from "./form-actions.tsx";
import { OwnerProof, proofMethods } from "./owner-proof.tsx";
import type { SecretFormProps } from "./password-form.tsx";

const pinSchema = (methods: ReturnType<typeof proofMethods>) =>
  z
    .object({ fundPassword: fundPin, repeat: z.string().min(1), verification: verificationRule(methods) })
    .refine((values) => values.fundPassword === values.repeat, { path: ["repeat"], message: "account.pinsDiffer" });

/** Setting the first PIN costs nothing; changing it blocks withdrawals. The old one isn't asked for: it may be forgotten. */
export function PinForm({ account, onDone, onCancel }: SecretFormProps) {
  const methods = proofMethods(account);
  const change = account.hasFundPassword;
  const form = useCofferForm({
    schema: pinSchema(methods),
    defaultValues: { fundPassword: "", repeat: "", verification: emptyVerification(methods) },
    submit: ({ fundPassword, verification }) =>
      change
        ? coffer.profile.updateFundPassword({ fundPassword, verification })
        : coffer.profile.setFundPassword({ fundPassword, verification }),
    done: onDone,
    codes: { 90005: "verification.code" },
  });
  return (
    <Form form={form}>
      {change && <BlockWarning />}
      <PinField
        name="fundPassword"
        label={<Text id={change ? "account.newPin" : "account.fundPin"} />}
        hint={<Text id="account.pinHint" />}
        required
      />
      <PinField name="repeat" label={<Text id="account.repeatPin" />} required />
      <OwnerProof account={account} />
      <FormActions onCancel={onCancel}>
        <Text id={change ? "account.changePin" : "account.setPin"} />
      </FormActions>
    </Form>
  );
}
