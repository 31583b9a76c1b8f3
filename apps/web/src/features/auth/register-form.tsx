import { SIGN_UP_PASSWORD } from "@coffer/sdk/rules";
import { useNavigate } from "@tanstack/react-router";
import { useState } from "react";
import { useIntl } from "react-intl";
import { CheckField } from "../../platform/form/check-field.tsx";
import { Form } from "../../platform/form/form.tsx";
import { PasswordField } from "../../platform/form/password-field.tsx";
import { usePasswordRules } from "../../platform/form/password-rules.ts";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { count } from "../../platform/measuring/events.ts";
import { ProtocolLink, useProtocols } from "../../platform/page/protocols.tsx";
import { type Contact, keepContact, keptContact } from "./contact.ts";
import type { Answers } from "./eligibility.ts";
import { KindField } from "./kind-field.tsx";
import { MerchantFields } from "./merchant-fields.tsx";
import { OptionalFields } from "./optional-fields.tsx";
import { register } from "./register.ts";
import { RegisterContact } from "./register-contact.tsx";
import { type RegisterKind, type RegisterValues, registerSchema } from "./register-schema.ts";
import { signIn } from "./sign-in.ts";
import { useTaken } from "./use-taken-contact.ts";

export interface RegisterFormProps {
  type: "personal" | "merchant";
  onKind: (kind: RegisterKind) => void;
  /** Earlier answers, if the server requires them. */
  answers: Answers | undefined;
  /** Called for each refusal, in addition to the form's own display. */
  onRefused: (refusal: unknown) => void;
}

export function RegisterForm({ type, onKind, answers, onRefused }: RegisterFormProps) {
  const { locale } = useIntl();
  const enter = useEnter();
  const rules = usePasswordRules(SIGN_UP_PASSWORD);
  const taken = useTaken();
  const [start] = useState(() => keptContact(locale));
  const [by, setBy] = useState(start.by);
  const [kind, setKind] = useState<RegisterKind>(type);
  const code = by === "email" ? "emailCode" : "phoneCode";

  const form = useCofferForm({
    schema: registerSchema(kind, by),
    defaultValues: { ...empty, ...start, kind },
    submit: (values) =>
      taken.watch(by, values, register(by, values, answers)).catch((refusal: unknown) => {
        onRefused(refusal);
        throw refusal;
      }),
    done: (_, values) => {
      count({ name: "account.opened", about: kind });
      return enter({ ...values, by });
    },
    fields: { code },
    codes: { 51093: "emailAddress", 51094: "phoneNumber", 51091: "password", 50002: code, 90005: code },
  });

  const choose = (chosen: RegisterKind) => {
    setKind(chosen);
    onKind(chosen);
  };
  return (
    <Form form={form}>
      <KindField onChoose={choose} />
      {kind === "merchant" && <MerchantFields />}
      <RegisterContact by={by} onTab={setBy} taken={taken} />
      <PasswordField
        name="password"
        label={<FormattedMessage id="auth.password" />}
        rules={rules}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="repeat"
        label={<FormattedMessage id="auth.repeatPassword" />}
        autoComplete="new-password"
        required
      />
      <OptionalFields />
      <ConsentField merchant={kind === "merchant"} />
      <SubmitButton wide>
        <FormattedMessage id="auth.register" />
      </SubmitButton>
    </Form>
  );
}

/** Signs in with the typed password, which is only in memory. If that fails, the user signs in manually. */
function useEnter() {
  const navigate = useNavigate();
  return async (values: RegisterValues & Contact) => {
    keepContact(values);
    const entered = await signIn(values).then(
      ({ session }) => session !== null,
      () => false,
    );
    await (entered
      ? navigate({ to: "/user/result", search: { kind: "registered" }, replace: true })
      : navigate({ to: "/user/login", search: { reason: "registered" }, replace: true }));
  };
}

const empty = {
  emailCode: "",
  phoneCode: "",
  fullName: "",
  shortName: "",
  website: "",
  password: "",
  repeat: "",
  referralCode: "",
  messagingAppId: "",
  agreed: false,
};

/** Consent to the documents, which open in a new tab so that input is kept. */
function ConsentField({ merchant }: { merchant: boolean }) {
  const protocols = useProtocols();
  const values = {
    terms: <ProtocolLink protocol={protocols?.Terms} fallback="auth.terms" />,
    privacy: <ProtocolLink protocol={protocols?.Privacy} fallback="auth.privacy" />,
  };
  const contract = <ProtocolLink protocol={protocols?.MerchantContract} fallback="auth.merchantContract" />;
  return (
    <CheckField name="agreed" label={<FormattedMessage id="auth.agreement" />}>
      {merchant ? (
        <FormattedMessage id="auth.agreeMerchant" values={{ ...values, contract }} />
      ) : (
        <FormattedMessage id="auth.agree" values={values} />
      )}
    </CheckField>
  );
}
