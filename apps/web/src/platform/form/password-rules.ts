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

/** Returns the rules of a new password as texts, for `PasswordField`. */
export function usePasswordRules(limits: Limits): PasswordRule[] {
  const intl = useIntl();
  return passwordChecks(limits).map(({ name, test }) => ({
    label: intl.formatMessage({ id: labels[name] }, { ...limits }),
    holds: test,
  }));
}

/** The same rules as a schema; the list below the field shows which rule fails. */
export const newPassword = (limits: Limits) =>
  z.string().check(
    z.minLength(1),
    z.refine((value) => passwordChecks(limits).every(({ test }) => test(value)), "form.passwordWeak"),
  );
