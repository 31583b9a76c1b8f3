import { VerificationScene } from "@coffer/sdk";
import { countryCode, emailAddress, phoneNumber, verificationCode } from "@coffer/sdk/rules";
import { Button } from "@coffer/ui";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { Form } from "../../platform/form/form.tsx";
import { PhoneField } from "../../platform/form/phone-field.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { BlockWarning } from "../../platform/profile/block-notice.tsx";
import { CodeField } from "../../platform/proof/code-field.tsx";
import { emptyVerification, verificationRule } from "../../platform/proof/verification.tsx";
import type { Account } from "../../platform/session.ts";
import type { ContactDone } from "./contact-dialog.tsx";
import { CancelButton, FormActions } from "./form-actions.tsx";
import { OwnerProof, proofMethods } from "./owner-proof.tsx";

export type ContactKind = "email" | "phone";
type Methods = ReturnType<typeof proofMethods>;

const schemaOf = (by: ContactKind, methods: Methods) =>
  z.object({
    emailAddress: by === "email" ? emailAddress : z.string(),
    countryCode: by === "phone" ? countryCode : z.string(),
    phoneNumber: by === "phone" ? phoneNumber : z.string(),
    code: verificationCode,
    verification: verificationRule(methods),
  });

export interface ContactFormProps {
  by: ContactKind;
  /** True if it replaces a bound contact. */
  change: boolean;
  account: Account;
  onDone: (done: ContactDone) => unknown;
  /** The cancel action; none where the page has one. */
  onCancel?: (() => void) | undefined;
  /** Opens the removal of the bound contact. */
  onRemove?: (() => void) | undefined;
}

/** Binds or replaces a contact: proved by a code to it, and by the owner. */
export function ContactForm({ by, change, account, onDone, onCancel, onRemove }: ContactFormProps) {
  const { locale } = useIntl();
  const methods = proofMethods(account);
  const words = change ? texts[by].change : texts[by].bind;
  const form = useCofferForm({
    schema: schemaOf(by, methods),
    defaultValues: {
      emailAddress: "",
      countryCode: account.countryCode ?? (locale === "zh-CN" ? "+86" : "+44"),
      phoneNumber: "",
      code: "",
      verification: emptyVerification(methods),
    },
    submit: ({ emailAddress, countryCode, phoneNumber, ...proof }) => {
      const { profile } = coffer;
      if (by === "email")
        return profile[change ? "updateEmailAddress" : "bindEmailAddress"]({ emailAddress, ...proof });
      return profile[change ? "updatePhoneNumber" : "bindPhoneNumber"]({ countryCode, phoneNumber, ...proof });
    },
    done: () => onDone(words.done),
    codes: { 51093: "emailAddress", 51094: "phoneNumber" },
    secrets: ["verification.googleCode"],
  });
  const send = async () => {
    const fields = by === "email" ? (["emailAddress"] as const) : (["countryCode", "phoneNumber"] as const);
    if (!(await form.trigger(fields, { shouldFocus: true }))) return false;
    const { emailAddress, countryCode, phoneNumber } = form.getValues();
    return by === "email"
      ? coffer.basic.sendVerificationCode({ scene: VerificationScene.bindEmail, emailAddress })
      : coffer.basic.sendVerificationCode({ scene: VerificationScene.bindPhone, countryCode, phoneNumber });
  };
  return (
    <Form form={form} whenLocked={onCancel && <CancelButton onCancel={onCancel} />}>
      {change && <BlockWarning />}
      {by === "email" ? (
        <TextField
          name="emailAddress"
          label={<FormattedMessage id="profile.newEmail" />}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
        />
      ) : (
        <PhoneField label={<FormattedMessage id="profile.newPhone" />} required />
      )}
      <CodeField name="code" label={<FormattedMessage id={texts[by].code} />} send={send} required />
      <OwnerProof account={account} methods={methods} />
      <FormActions onCancel={onCancel}>
        <FormattedMessage id={words.act} />
      </FormActions>
      {change && onRemove && <RemoveInstead by={by} account={account} onRemove={onRemove} />}
    </Form>
  );
}

/** The product: "Unbinding a phone requires a bound email and vice versa." */
function RemoveInstead({ by, account, onRemove }: Pick<ContactFormProps, "by" | "account"> & { onRemove: () => void }) {
  const other = by === "email" ? account.phoneNumber : account.emailAddress;
  if (other === null) {
    return (
      <p className="text-ink-2 text-label">
        <FormattedMessage id={by === "email" ? "profile.lastEmail" : "profile.lastPhone"} />
      </p>
    );
  }
  return (
    <Button variant="link" className="self-start" onClick={onRemove}>
      <FormattedMessage id="profile.removeInstead" />
    </Button>
  );
}

const texts = {
  email: {
    code: "profile.newEmailCode",
    bind: { act: "profile.bindEmail", done: "profile.doneEmailBound" },
    change: { act: "profile.changeEmail", done: "profile.doneEmailChanged" },
  },
  phone: {
    code: "profile.newPhoneCode",
    bind: { act: "profile.bindPhone", done: "profile.donePhoneBound" },
    change: { act: "profile.changePhone", done: "profile.donePhoneChanged" },
  },
} as const;
