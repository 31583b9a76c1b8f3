import type { Account } from "../session.ts";
import { type Method, verificationSecrets } from "./verification.tsx";

/** The contract: "the fund PIN, and the authenticator's code where one is bound". */
export const pinProof = (account: Pick<Account, "hasGoogleAuthenticator"> | undefined): readonly Method[] =>
  account?.hasGoogleAuthenticator ? ["googleCode", "fundPassword"] : ["fundPassword"];

/** The field that shows a refused proof: with two of them the server doesn't say which was wrong. */
export const wrongPinAt = (methods: readonly Method[]) =>
  methods.length === 1 ? ({ 50002: "verification.fundPassword" } as const) : {};

/** The fields that a refusal clears. */
export const pinSecrets = (methods: readonly Method[]) =>
  verificationSecrets.filter((secret) => methods.some((method) => secret.endsWith(method)));
