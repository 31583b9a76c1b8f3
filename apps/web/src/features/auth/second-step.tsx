import { googleCode } from "@coffer/sdk/rules";
import { Button } from "@coffer/ui";
import { useEffect } from "react";
import * as z from "zod/mini";
import { coffer } from "../../platform/api.ts";
import { Form } from "../../platform/form/form.tsx";
import { SubmitButton } from "../../platform/form/submit-button.tsx";
import { useCofferForm } from "../../platform/form/use-coffer-form.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { CodeField } from "../../platform/proof/code-field.tsx";

const schema = z.object({ googleCode });

export interface SecondStepProps {
  token: string;
  onEntered: () => unknown;
  onBack: () => void;
}

/** The authenticator's code. The token lives five minutes and allows five attempts; then sign-in restarts. */
export function SecondStep({ token, onEntered, onBack }: SecondStepProps) {
  const form = useCofferForm({
    schema,
    defaultValues: { googleCode: "" },
    submit: (values) => coffer.auth.securityVerification({ verificationToken: token, ...values }),
    done: onEntered,
    codes: { 50002: "googleCode" },
  });
  const { setFocus } = form;
  useEffect(() => setFocus("googleCode"), [setFocus]);
  return (
    <Form form={form}>
      <CodeField
        name="googleCode"
        label={<FormattedMessage id="form.authenticator" />}
        hint={<FormattedMessage id="form.authenticatorHint" />}
        required
      />
      <SubmitButton wide>
        <FormattedMessage id="auth.confirmSignIn" />
      </SubmitButton>
      <Button variant="ghost" onClick={onBack}>
        <FormattedMessage id="auth.startAgain" />
      </Button>
    </Form>
  );
}
