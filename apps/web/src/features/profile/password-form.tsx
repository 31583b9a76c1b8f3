import { CHANGE_PASSWORD } from "@coffer/sdk/rules";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { Form } from "../../platform/form/form.tsx";
import { PasswordField } from "../../platform/form/password-field.tsx";
import { newPassword, usePasswordRules } from "../../platform/form/password-rules.ts";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { BlockWarning } from "../../platform/profile/block-notice.tsx";
import { emptyVerification, verificationRule } from "../../platform/proof/verification.tsx";
import { CancelButton, FormActions } from "./form-actions.tsx";
import { OwnerProof, proofMethods } from "./owner-proof.tsx";
import type { SecretFormProps } from "./secret-form.ts";

type Methods = ReturnType<typeof proofMethods>;

const passwordSchema = (methods: Methods) =>
  z
    .object({
      oldPassword: z.string().check(z.minLength(1)),
      newPassword: newPassword(CHANGE_PASSWORD),
      repeat: z.string().check(z.minLength(1)),
      verification: verificationRule(methods),
    })
    .check(
      z.refine((values) => values.newPassword === values.repeat, { path: ["repeat"], message: "form.passwordsDiffer" }),
    );

export function PasswordForm({ account, onDone, onCancel }: SecretFormProps) {
  const methods = proofMethods(account);
  const rules = usePasswordRules(CHANGE_PASSWORD);
  const form = useCofferForm({
    schema: passwordSchema(methods),
    defaultValues: { oldPassword: "", newPassword: "", repeat: "", verification: emptyVerification(methods) },
    submit: ({ oldPassword, newPassword, verification }) =>
      coffer.profile.updatePassword({ oldPassword, newPassword, verification }),
    done: onDone,
    codes: { 90001: "oldPassword", 51091: "newPassword", 90005: "verification.code" },
  });
  return (
    <Form form={form} whenLocked={onCancel && <CancelButton onCancel={onCancel} />}>
      <BlockWarning />
      <PasswordField name="oldPassword" label={<FormattedMessage id="profile.oldPassword" />} required />
      <PasswordField
        name="newPassword"
        label={<FormattedMessage id="profile.newPassword" />}
        rules={rules}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="repeat"
        label={<FormattedMessage id="profile.repeatPassword" />}
        autoComplete="new-password"
        required
      />
      <OwnerProof account={account} />
      <FormActions onCancel={onCancel}>
        <FormattedMessage id="profile.changePassword" />
      </FormActions>
    </Form>
  );
}
