import { hasCode } from "@coffer/errors";
import { VerificationScene } from "@coffer/sdk";
import { Link } from "@tanstack/react-router";
import { useFormContext, useWatch } from "react-hook-form";
import { TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { CodeField } from "../../platform/proof/code-field.tsx";
import type { ContactKind } from "./contact.ts";
import { type Contact, keepContact } from "./contact.ts";
import { ContactTabs, PhoneField } from "./contact-tabs.tsx";
import type { RegisterValues } from "./register-schema.ts";
import { sendCode } from "./send-code.ts";
import type { Taken } from "./use-taken-contact.ts";

export interface RegisterContactProps {
  by: ContactKind;
  onTab: (by: ContactKind) => void;
  taken: Taken;
}

/** The contact, and the code that proves it. */
export function RegisterContact({ by, onTab, taken }: RegisterContactProps) {
  const { control, getValues } = useFormContext<RegisterValues>();
  const [emailAddress, countryCode, phoneNumber] = useWatch({
    control,
    name: ["emailAddress", "countryCode", "phoneNumber"],
  });
  const instead = (kind: ContactKind) =>
    taken.is(kind, { emailAddress, countryCode, phoneNumber }) && (
      <SignInInstead contact={() => ({ ...getValues(), by: kind })} />
    );
  const send = useSendRegisterCode(taken);
  const email = (
    <>
      <TextField
        name="emailAddress"
        label={<FormattedMessage id="auth.email" />}
        type="email"
        autoComplete="email"
        action={instead("email")}
        spellCheck={false}
        required
      />
      <CodeField
        name="emailCode"
        label={<FormattedMessage id="auth.emailCode" />}
        send={() => send("email")}
        required
      />
    </>
  );
  const phone = (
    <>
      <PhoneField label={<FormattedMessage id="auth.phone" />} action={instead("phone")} required />
      <CodeField
        name="phoneCode"
        label={<FormattedMessage id="auth.phoneCode" />}
        send={() => send("phone")}
        required
      />
    </>
  );
  return <ContactTabs by={by} onChange={onTab} email={email} phone={phone} />;
}

/** Sends a code to a valid contact. A used contact is reported at its own field, not at the code's. */
function useSendRegisterCode(taken: Taken) {
  const { trigger, getValues, setError } = useFormContext<RegisterValues>();
  return async (by: ContactKind): Promise<unknown> => {
    const holds = await trigger(by === "email" ? ["emailAddress"] : ["countryCode", "phoneNumber"], {
      shouldFocus: true,
    });
    if (!holds) return false;
    const values = getValues();
    try {
      return await taken.watch(by, values, sendCode(VerificationScene.register, by, values));
    } catch (error) {
      if (!hasCode(error, 51093, 51094)) throw error;
      const field = by === "email" ? "emailAddress" : "phoneNumber";
      setError(field, { type: "server", message: error.message }, { shouldFocus: true });
      return false;
    }
  };
}

/** Beside a used contact: links to sign-in with the contact filled in. */
function SignInInstead({ contact }: { contact: () => Contact }) {
  return (
    <Link
      to="/user/login"
      onClick={() => keepContact(contact())}
      className="font-medium text-vault underline-offset-4 hover:underline"
    >
      <FormattedMessage id="auth.signInInstead" />
    </Link>
  );
}
