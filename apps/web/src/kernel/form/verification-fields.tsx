import { Text } from "../../lib/text.tsx";
import { CodeField, PinField } from "./code-field.tsx";

export interface VerificationFieldsProps {
  /** What the call asks for: parts of the contract's `Verification`. */
  methods: readonly ("fundPassword" | "googleCode" | "code")[];
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
          label={<Text id="form.code" />}
          hint={destination && <Text id="form.codeTo" values={{ destination }} />}
          send={send}
          required
        />
      )}
      {methods.includes("googleCode") && (
        <CodeField
          name="verification.googleCode"
          label={<Text id="form.authenticator" />}
          hint={<Text id="form.authenticatorHint" />}
          required
        />
      )}
      {methods.includes("fundPassword") && (
        <PinField
          name="verification.fundPassword"
          label={<Text id="form.fundPin" />}
          hint={<Text id="form.fundPinHint" />}
          required
        />
      )}
    </>
  );
}
