import * as z from "zod/mini";
import { type Method, type Verification, verificationRule } from "../../platform/proof/verification.tsx";

export interface KeyProof {
  verification: Verification;
}

export const keyProofRule = (methods: readonly Method[]): z.ZodMiniType<KeyProof, KeyProof> =>
  z.object({ verification: verificationRule(methods) });
