import { googleCode } from "@coffer/sdk/rules";
import { Button } from "@coffer/ui";
import { useEffect } from "react";
import * as z from "zod/mini";
import { coffer } from "../../kernel/api.ts";
import { Form } from "../../kernel/form/form.tsx";
import { SubmitButton } from "../../kernel/form/submit-button.tsx";
import { useCofferForm } from "../../kernel/form/use-coffer-form.ts";
import { CodeField } from "../../kernel/proof/code-field.tsx";
import { Text } from "../../lib/text.tsx";

const schema = z.object({ googleCode });

export interface SecondStepProps {
  token: string;
  onEntered: () => unknown;
  onBack: () => void;
}

/** The authenticator's code. The token lives five minutes and takes five attempts; then one starts again. */
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
        label={<Text id="form.authenticator" />}
        hint={<Text id="form.authenticatorHint" />}
        required
      />
      <SubmitButton wide>
        <Text id="user.confirmSignIn" />
      </SubmitButton>
      <Button variant="ghost" onClick={onBack}>
        <Text id="user.startAgain" />
      </Button>
    </Form>
  );
}
