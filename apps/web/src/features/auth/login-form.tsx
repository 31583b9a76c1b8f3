import { Skeleton } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { Suspense, useState } from "react";
import { useIntl } from "react-intl";
import { recogniseDevice } from "../../platform/device-id.ts";
import { Form } from "../../platform/form/form.tsx";
import { PasswordField } from "../../platform/form/password-field.tsx";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { learn } from "../../platform/intl/locale-state.ts";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { keepContact, keptContact } from "./contact.ts";
import { ContactTabs, PhoneField } from "./contact-tabs.tsx";
import { signIn } from "./sign-in.ts";

/** The QR code renderer loads with the first code. */
const QrSignIn = lazyPart(async () => {
  const [module] = await Promise.all([import("./qr-sign-in.tsx"), learn(["signedIn"])]);
  return module.QrSignIn;
});

export interface LoginFormProps {
  onEntered: () => unknown;
  /** The account has an authenticator; the token is sent with its code. */
  onSecondStep: (token: string) => void;
}

export function LoginForm({ onEntered, onSecondStep }: LoginFormProps) {
  const { locale } = useIntl();
  const [start] = useState(() => keptContact(locale));
  const [by, setBy] = useState(start.by);
  const [qr, setQr] = useState(false);
  const { emailAddress, countryCode, phoneNumber } = start;
  const form = useCofferForm({
    schema: async () => {
      void recogniseDevice(); // Runs while the password is typed, because signing in needs it.
      return (await import("./login-schema.ts")).loginSchema(by);
    },
    defaultValues: { emailAddress, countryCode, phoneNumber, password: "" },
    submit: (values) => signIn({ ...values, by }),
    done: ({ verificationToken }, values) => {
      keepContact({ ...values, by });
      return verificationToken === null ? onEntered() : onSecondStep(verificationToken);
    },
    codes: { 90001: "password" },
  });
  return (
    <Form form={form}>
      <ContactTabs
        by={by}
        onChange={setBy}
        email={
          <TextField
            name="emailAddress"
            label={<FormattedMessage id="auth.email" />}
            type="email"
            autoComplete="username"
            spellCheck={false}
            required
          />
        }
        phone={<PhoneField label={<FormattedMessage id="auth.phone" />} required />}
        qr={{
          open: qr,
          onOpen: setQr,
          panel: (
            <Suspense fallback={<Skeleton className="h-[296px]" />}>
              <QrSignIn onEntered={onEntered} />
            </Suspense>
          ),
        }}
      />
      {/* Stays mounted while a code is shown, so that its input is kept. */}
      <div hidden={qr} className="flex flex-col gap-5 [&[hidden]]:hidden">
        <PasswordField
          name="password"
          label={<FormattedMessage id="auth.password" />}
          action={
            <Link
              to="/user/forget"
              onClick={() => keepContact({ ...form.getValues(), by })}
              className="font-medium text-vault underline-offset-4 hover:underline"
            >
              <FormattedMessage id="auth.forgot" />
            </Link>
          }
          required
        />
        <SubmitButton wide>
          <FormattedMessage id="auth.signIn" />
        </SubmitButton>
      </div>
    </Form>
  );
}
