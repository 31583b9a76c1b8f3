import type { FieldValues } from "react-hook-form";
import { useFlowProofForm } from "../../../kernel/flow/flow-forms.ts";
import { Form } from "../../../kernel/form/form.tsx";
import { pinProof, pinSecrets } from "../../../kernel/proof/pin-proof.ts";
import { emptyVerification, VerificationFields } from "../../../kernel/proof/verification.tsx";
import type { Account } from "../../../kernel/session.ts";
import { Text } from "../../../lib/text.tsx";
import { keyProofRule } from "./key-proof.ts";
import type { KeyFlow } from "./use-key-flow.ts";

/** The proof that it is the owner who asks. */
export function VerifyStep<Details extends FieldValues>({
  flow,
  account,
}: {
  flow: KeyFlow<Details>;
  account: Account;
}) {
  const methods = pinProof(account);
  const form = useFlowProofForm(flow, {
    schema: keyProofRule(methods),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: pinSecrets(methods),
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
