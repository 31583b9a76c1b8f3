import { VerificationScene } from "@coffer/sdk";
import { coffer } from "../../platform/api.ts";
import { VerificationFields } from "../../platform/proof/verification.tsx";
import type { Account } from "../../platform/session.ts";

/** What a security change asks for: a code to the user's own contact, and the authenticator's where one is bound. */
export const proofMethods = (account: Account): readonly ("code" | "googleCode")[] =>
  account.hasGoogleAuthenticator ? ["code", "googleCode"] : ["code"];

/** Where the code goes, masked: the e-mail address, else the phone. */
const contactOf = ({ emailAddress, countryCode, phoneNumber }: Account) =>
  emailAddress ?? [countryCode, phoneNumber].filter(Boolean).join(" ");

/** The contact's code alone; for calls that take the authenticator's code beside it. */
export const contactProof = ["code"] as const;

export interface OwnerProofProps {
  account: Account;
  methods?: readonly ("code" | "googleCode")[] | undefined;
  /** What the code is for. */
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
