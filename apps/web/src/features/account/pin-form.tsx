import { fundPin } from "@coffer/sdk/rules";
import * as z from "zod/mini";
import { coffer } from "../../kernel/api.ts";
import { Form } from "../../kernel/form/form.tsx";
import { useCofferForm } from "../../kernel/form/use-coffer-form.ts";
import { PinField } from "../../kernel/proof/code-field.tsx";
import { emptyVerification, type Method, verificationRule } from "../../kernel/proof/verification.tsx";
import { Text } from "../../lib/text.tsx";
import { BlockWarning } from "./block-notice.tsx";
import { CancelButton, FormActions } from "./form-actions.tsx";
import { OwnerProof, proofMethods } from "./owner-proof.tsx";
import type { SecretFormProps } from "./secret-form.ts";

const oldPin = "verification.fundPassword";

const pinSchema = (methods: readonly Method[]) =>
  z
    .object({
      fundPassword: fundPin,
      repeat: z.string().check(z.minLength(1)),
      verification: verificationRule(methods),
    })
    .check(
      z.refine((values) => values.fundPassword === values.repeat, { path: ["repeat"], message: "account.pinsDiffer" }),
    );

/** Setting the first PIN costs nothing; changing it asks for the old one and blocks withdrawals. */
export function PinForm({ account, onDone, onCancel }: SecretFormProps) {
  const change = account.hasFundPassword;
  const methods: readonly Method[] = change ? ["fundPassword", ...proofMethods(account)] : proofMethods(account);
  const form = useCofferForm({
    schema: pinSchema(methods),
    defaultValues: { fundPassword: "", repeat: "", verification: emptyVerification(methods) },
    submit: ({ fundPassword, verification }) =>
      change
        ? coffer.profile.updateFundPassword({ fundPassword, verification })
        : coffer.profile.setFundPassword({ fundPassword, verification }),
    done: onDone,
    codes: { 90005: "verification.code" },
    secrets: change ? [oldPin] : [],
  });
  return (
    <Form form={form} whenLocked={onCancel && <CancelButton onCancel={onCancel} />}>
      {change && <BlockWarning />}
      {change && (
        <PinField name={oldPin} label={<Text id="account.oldPin" />} hint={<Text id="account.oldPinHint" />} required />
      )}
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
