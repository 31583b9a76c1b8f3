import { googleCode, SIGN_UP_PASSWORD } from "@coffer/sdk/rules";
import { Button, Notice } from "@coffer/ui";
import { useEffect } from "react";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { Form } from "../../platform/form/form.tsx";
import { PasswordField } from "../../platform/form/password-field.tsx";
import { newPassword, usePasswordRules } from "../../platform/form/password-rules.ts";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Countdown } from "../../platform/page/when.tsx";
import { CodeField } from "../../platform/proof/code-field.tsx";
import { useDeadline } from "../../platform/time/deadline.ts";
import { formatCountdown } from "../../platform/time/time.ts";
import type { Grant } from "./forget-contact.tsx";

const schema = (needsAuthenticator: boolean) =>
  z
    .object({
      password: newPassword(SIGN_UP_PASSWORD),
      repeat: z.string().check(z.minLength(1)),
      googleCode: needsAuthenticator ? googleCode : z.string(),
    })
    .check(
      z.refine(({ password, repeat }) => password === repeat, { path: ["repeat"], message: "form.passwordsDiffer" }),
    );

export interface ForgetPasswordProps {
  grant: Grant;
  onDone: () => unknown;
  onBack: () => void;
}

/** Forgotten password, second step: the new password, and the authenticator's code where one is bound. */
export function ForgetPassword({ grant, onDone, onBack }: ForgetPasswordProps) {
  const { by, token, needsAuthenticator, until } = grant;
  const left = useDeadline(until);
  const rules = usePasswordRules(SIGN_UP_PASSWORD);
  const form = useCofferForm({
    schema: schema(needsAuthenticator),
    defaultValues: { password: "", repeat: "", googleCode: "" },
    submit: ({ password, googleCode }) => {
      const input = { resetToken: token, password, ...(needsAuthenticator && { googleCode }) };
      return by === "email"
        ? coffer.auth.resetPasswordByEmailAddress(input)
        : coffer.auth.resetPasswordByPhoneNumber(input);
    },
    done: onDone,
    secrets: ["googleCode"],
    codes: { 50002: "googleCode", 51091: "password" },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("password"), [setFocus]);
  const again = (
    <Button variant="ghost" onClick={onBack}>
      <FormattedMessage id="auth.startAgain" />
    </Button>
  );
  if (left === 0)
    return (
      <div className="flex flex-col gap-5">
        <Notice tone="warn" title={<FormattedMessage id="auth.forgetLate" />}>
          <FormattedMessage id="auth.forgetLateNote" />
        </Notice>
        <Button onClick={onBack}>
          <FormattedMessage id="auth.startAgain" />
        </Button>
      </div>
    );
  return (
    <Form form={form} whenLocked={again}>
      <Notice tone="warn" live="off" title={<FormattedMessage id="auth.forgetCost" />}>
        <FormattedMessage id="auth.forgetCostNote" />
      </Notice>
      <PasswordField
        name="password"
        label={<FormattedMessage id="auth.newPassword" />}
        rules={rules}
        autoComplete="new-password"
        required
      />
      <PasswordField
        name="repeat"
        label={<FormattedMessage id="auth.repeatPassword" />}
        autoComplete="new-password"
        required
      />
      {needsAuthenticator && (
        <CodeField
          name="googleCode"
          label={<FormattedMessage id="form.authenticator" />}
          hint={<FormattedMessage id="form.authenticatorHint" />}
          required
        />
      )}
      <p className="text-ink-2 text-label">
        <FormattedMessage
          id="auth.forgetLeft"
          values={{ left: <Countdown seconds={left} words={formatCountdown(left)} /> }}
        />
      </p>
      <SubmitButton wide>
        <FormattedMessage id="auth.forgetSet" />
      </SubmitButton>
      {again}
    </Form>
  );
}
