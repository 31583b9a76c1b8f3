import * as z from "zod";
import { type Method, type Verification, verificationRule } from "../../../kernel/proof/verification.tsx";

export interface KeyProof {
  verification: Verification;
}

export const keyProofRule = (methods: readonly Method[]): z.ZodType<KeyProof, KeyProof> =>
  z.object({ verification: verificationRule(methods) });
