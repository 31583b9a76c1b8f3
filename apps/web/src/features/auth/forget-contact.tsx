import { VerificationScene } from "@coffer/sdk";
import { verificationCode } from "@coffer/sdk/rules";
import { useState } from "react";
import { useFormContext } from "react-hook-form";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { Form } from "../../platform/form/form.tsx";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { CodeField } from "../../platform/proof/code-field.tsx";
import { serverNow } from "../../platform/time/deadline.ts";
import { type ContactKind, keepContact, keptContact } from "./contact.ts";
import { contactFields } from "./contact-rule.ts";
import { ContactTabs, PhoneField } from "./contact-tabs.tsx";
import { sendCode } from "./send-code.ts";

const schema = (by: ContactKind) =>
  z.object({
    ...contactFields(by),
    emailCode: by === "email" ? verificationCode : z.string(),
    phoneCode: by === "phone" ? verificationCode : z.string(),
  });
type Values = z.output<ReturnType<typeof schema>>;

/** The right to set a new password. */
export interface Grant {
  by: ContactKind;
  token: string;
  needsAuthenticator: boolean;
  /** Its expiry, by the server's clock. */
  until: string;
}

/** Forgotten password, first step: a code proves the contact. */
export function ForgetContact({ onProven }: { onProven: (grant: Grant) => void }) {
  const { locale } = useIntl();
  const [start] = useState(() => keptContact(locale));
  const [by, setBy] = useState(start.by);
  const { emailAddress, countryCode, phoneNumber } = start;
  const code = by === "email" ? "emailCode" : "phoneCode";
  const form = useCofferForm({
    schema: schema(by),
    defaultValues: { emailAddress, countryCode, phoneNumber, emailCode: "", phoneCode: "" },
    submit: (values) => prove(by, values),
    done: ({ resetToken, googleCodeRequired, expiresInSeconds }, values) => {
      keepContact({ ...values, by });
      const until = new Date(serverNow() + expiresInSeconds * 1000).toISOString();
      onProven({ by, token: resetToken, needsAuthenticator: googleCodeRequired, until });
    },
    codes: { 50002: code, 90005: code },
  });
  return (
    <Form form={form}>
      <ContactTabs by={by} onChange={setBy} email={<ByEmail />} phone={<ByPhone />} />
      <SubmitButton wide>
        <FormattedMessage id="auth.forgetGoOn" />
      </SubmitButton>
    </Form>
  );
}

function ByEmail() {
  const send = useSendCode("email");
  return (
    <>
      <TextField
        name="emailAddress"
        label={<FormattedMessage id="auth.email" />}
        type="email"
        autoComplete="username"
        spellCheck={false}
        required
      />
      <CodeField name="emailCode" label={<FormattedMessage id="auth.emailCode" />} send={send} required />
    </>
  );
}

function ByPhone() {
  const send = useSendCode("phone");
  return (
    <>
      <PhoneField label={<FormattedMessage id="auth.phone" />} required />
      <CodeField name="phoneCode" label={<FormattedMessage id="auth.phoneCode" />} send={send} required />
    </>
  );
}

/** Sends a code to a valid contact, without revealing whether it has an account. */
function useSendCode(by: ContactKind) {
  const { trigger, getValues } = useFormContext<Values>();
  return async () => {
    const fields = by === "email" ? (["emailAddress"] as const) : (["countryCode", "phoneNumber"] as const);
    if (!(await trigger(fields, { shouldFocus: true }))) return false;
    return sendCode(VerificationScene.resetPassword, by, getValues());
  };
}

const prove = (by: ContactKind, { emailAddress, countryCode, phoneNumber, emailCode, phoneCode }: Values) =>
  by === "email"
    ? coffer.auth.resetPasswordByEmailAddressVerification({ emailAddress, code: emailCode })
    : coffer.auth.resetPasswordByPhoneNumberVerification({ countryCode, phoneNumber, code: phoneCode });
