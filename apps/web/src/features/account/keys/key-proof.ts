import * as z from "zod";
import { type Method, type Verification, verificationRule } from "../../../kernel/form/verification.tsx";
import type { Account } from "../../../kernel/session.ts";

export interface KeyProof {
  verification: Verification;
}

/** The contract: "the fund PIN, and the authenticator's code where one is bound". */
export const keyMethods = ({ hasGoogleAuthenticator }: Pick<Account, "hasGoogleAuthenticator">): readonly Method[] =>
  hasGoogleAuthenticator ? ["googleCode", "fundPassword"] : ["fundPassword"];

export const keyProofRule = (methods: readonly Method[]): z.ZodType<KeyProof, KeyProof> =>
  z.object({ verification: verificationRule(methods) });
