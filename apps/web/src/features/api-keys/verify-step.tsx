import type { FieldValues } from "react-hook-form";
import { useFlowProofForm } from "../../platform/flow/flow-forms.ts";
import { Form } from "../../platform/form/form.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { pinProof, pinSecrets } from "../../platform/proof/pin-proof.ts";
import { emptyVerification, VerificationFields } from "../../platform/proof/verification.tsx";
import type { Account } from "../../platform/session.ts";
import { keyProofRule } from "./key-proof.ts";
import type { KeyFlow } from "./use-key-flow.ts";

/** The owner's proof. */
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
        <FormattedMessage id="apiKeys.verifyTitle" />
      </h2>
      <Form form={form} id={flow.formId}>
        {!flow.locked && <VerificationFields methods={methods} />}
      </Form>
    </>
  );
}
