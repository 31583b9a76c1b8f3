import type { FieldValues } from "react-hook-form";
import { useFlowProofForm } from "../../../kernel/flow/flow-forms.ts";
import { Form } from "../../../kernel/form/form.tsx";
import { emptyVerification, VerificationFields, verificationSecrets } from "../../../kernel/form/verification.tsx";
import type { Account } from "../../../kernel/session.ts";
import { Text } from "../../../lib/text.tsx";
import { keyMethods, keyProofRule } from "./key-proof.ts";
import type { KeyFlow } from "./use-key-flow.ts";

/** The proof that it is the owner who asks. */
export function VerifyStep<Details extends FieldValues>({
  flow,
  account,
}: {
  flow: KeyFlow<Details>;
  account: Account;
}) {
  const methods = keyMethods(account);
  const form = useFlowProofForm(flow, {
    schema: keyProofRule(methods),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: verificationSecrets,
  });
  return (
    <>
      <h2 className="font-semibold text-base">
        <Text id="keys.verifyTitle" />
      </h2>
      <Form form={form} id={flow.formId}>
        {!flow.locked && <VerificationFields methods={methods} />}
      </Form>
    </>
  );
}
