import { fundPin } from "@coffer/sdk/rules";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { Form } from "../../platform/form/form.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { BlockWarning } from "../../platform/profile/block-notice.tsx";
import { PinField } from "../../platform/proof/code-field.tsx";
import { emptyVerification, type Method, verificationRule } from "../../platform/proof/verification.tsx";
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
      z.refine((values) => values.fundPassword === values.repeat, { path: ["repeat"], message: "profile.pinsDiffer" }),
    );

/** Setting the first PIN has no consequence; changing it needs the old one and blocks withdrawals. */
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
        <PinField
          name={oldPin}
          label={<FormattedMessage id="profile.oldPin" />}
          hint={<FormattedMessage id="profile.oldPinHint" />}
          required
        />
      )}
      <PinField
        name="fundPassword"
        label={<FormattedMessage id={change ? "profile.newPin" : "profile.fundPin"} />}
        hint={<FormattedMessage id="profile.pinHint" />}
        required
      />
      <PinField name="repeat" label={<FormattedMessage id="profile.repeatPin" />} required />
      <OwnerProof account={account} />
      <FormActions onCancel={onCancel}>
        <FormattedMessage id={change ? "profile.changePin" : "profile.setPin"} />
      </FormActions>
    </Form>
  );
}
