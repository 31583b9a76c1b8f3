import * as z from "zod/mini";
import { FormattedMessage } from "../intl/intl.ts";
import { CodeField, PinField } from "./code-field.tsx";

/** The parts of the contract's `Verification`; which of them a call wants, the server says. */
export type Method = "fundPassword" | "googleCode" | "code";
export type Verification = Partial<Record<Method, string>>;

export interface VerificationFieldsProps {
  methods: readonly Method[];
  /** Sends the code, where one is asked for. */
  send?: (() => Promise<unknown>) | undefined;
  /** Where the code goes: "m•••@coffer.example". */
  destination?: string | undefined;
}

/** Proof that it is the owner. Values stand under `verification`, as the contract's calls take them. */
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

/** What `VerificationFields` collects, each asked part exactly six digits. */
export function verificationRule(methods: readonly Method[]): z.ZodMiniType<Verification, Verification> {
  const asked = methods.map((method) => [method, sixDigits] as const);
  return z.object(Object.fromEntries(asked));
}

/** Empty fields for them. */
export const emptyVerification = (methods: readonly Method[]): Verification =>
  Object.fromEntries(methods.map((method) => [method, ""]));

/** What a refusal spends or hides. A code by mail has five attempts, so it stays. */
export const verificationSecrets = ["verification.fundPassword", "verification.googleCode"] as const;
