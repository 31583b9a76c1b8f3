import { VerificationScene } from "@coffer/sdk";
import { coffer } from "../../platform/api.ts";
import { VerificationFields } from "../../platform/proof/verification.tsx";
import type { Account } from "../../platform/session.ts";

/** The proof of a security change: a code to the own contact, and the authenticator's where one is bound. */
export const proofMethods = (account: Account): readonly ("code" | "googleCode")[] =>
  account.hasGoogleAuthenticator ? ["code", "googleCode"] : ["code"];

/** The code's masked destination: the e-mail address, else the phone. */
const contactOf = ({ emailAddress, countryCode, phoneNumber }: Account) =>
  emailAddress ?? [countryCode, phoneNumber].filter(Boolean).join(" ");

/** Only the contact's code; for calls with a separate authenticator code. */
export const contactProof = ["code"] as const;

export interface OwnerProofProps {
  account: Account;
  methods?: readonly ("code" | "googleCode")[] | undefined;
  /** The code's purpose. */
  scene?: VerificationScene | undefined;
}

export function OwnerProof({
  account,
  methods = proofMethods(account),
  scene = VerificationScene.security,
}: OwnerProofProps) {
  const send = () => coffer.basic.sendVerificationCode({ scene });
  return <VerificationFields methods={methods} send={send} destination={contactOf(account)} />;
}
