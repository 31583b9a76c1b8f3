import { passwordChecks } from "@coffer/sdk/rules";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import type { MessageId } from "../intl/intl.ts";
import type { PasswordRule } from "./password-field.tsx";

type Limits = Parameters<typeof passwordChecks>[0];
type CheckName = ReturnType<typeof passwordChecks>[number]["name"];

const labels = {
  length: "form.ruleLength",
  digit: "form.ruleDigit",
  lower: "form.ruleLower",
  upper: "form.ruleUpper",
  symbol: "form.ruleSymbol",
} as const satisfies Record<CheckName, MessageId>;

/** The rules a new password has to meet, in words, for `PasswordField`. */
export function usePasswordRules(limits: Limits): PasswordRule[] {
  const intl = useIntl();
  return passwordChecks(limits).map(({ name, test }) => ({
    label: intl.formatMessage({ id: labels[name] }, { ...limits }),
    holds: test,
  }));
}

/** The same as a schema; the list under the field says what is missing, the error only that something is. */
export const newPassword = (limits: Limits) =>
  z.string().check(
    z.minLength(1),
    z.refine((value) => passwordChecks(limits).every(({ test }) => test(value)), "form.passwordWeak"),
  );
