import * as z from "zod/mini";
import { FormattedMessage } from "../intl/intl.ts";
import { CodeField, PinField } from "./code-field.tsx";

/** The parts of the contract's `Verification`; the server says which of them a call needs. */
export type Method = "fundPassword" | "googleCode" | "code";
export type Verification = Partial<Record<Method, string>>;

export interface VerificationFieldsProps {
  methods: readonly Method[];
  /** Sends the code, if one is needed. */
  send?: (() => Promise<unknown>) | undefined;
  /** The code's destination: "m•••@coffer.example". */
  destination?: string | undefined;
}

/** The owner's proof. Its values are under `verification`, as the contract's calls expect. */
export function VerificationFields({ methods, send, destination }: VerificationFieldsProps) {
  return (
    <>
      {methods.includes("code") && (
        <CodeField
          name="verification.code"
          label={<FormattedMessage id="form.code" />}
          hint={destination && <FormattedMessage id="form.codeTo" values={{ destination }} />}
          send={send}
          required
        />
      )}
      {methods.includes("googleCode") && (
        <CodeField
          name="verification.googleCode"
          label={<FormattedMessage id="form.authenticator" />}
          hint={<FormattedMessage id="form.authenticatorHint" />}
          required
        />
      )}
      {methods.includes("fundPassword") && (
        <PinField
          name="verification.fundPassword"
          label={<FormattedMessage id="form.fundPin" />}
          hint={<FormattedMessage id="form.fundPinHint" />}
          required
        />
      )}
    </>
  );
}

const sixDigits = z.string().check(z.regex(/^\d{6}$/, "form.sixDigits"));

/** The schema of `VerificationFields`: each requested part has exactly six digits. */
export function verificationRule(methods: readonly Method[]): z.ZodMiniType<Verification, Verification> {
  const asked = methods.map((method) => [method, sixDigits] as const);
  return z.object(Object.fromEntries(asked));
}

/** Returns empty values for them. */
export const emptyVerification = (methods: readonly Method[]): Verification =>
  Object.fromEntries(methods.map((method) => [method, ""]));

/** The fields that a refusal uses up or hides. A mailed code has five attempts, so it stays. */
export const verificationSecrets = ["verification.fundPassword", "verification.googleCode"] as const;
