import type { ReactNode } from "react";
import type { FieldValues } from "react-hook-form";
import * as z from "zod/mini";
import { useFlowProofForm } from "../../platform/flow/flow-forms.ts";
import type { Flow } from "../../platform/flow/use-flow.ts";
import { Form } from "../../platform/form/form.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import {
  emptyVerification,
  VerificationFields,
  verificationRule,
  verificationSecrets,
} from "../../platform/proof/verification.tsx";
import { useProofMethods } from "./terms.ts";
import type { Proof } from "./use-create-flow.ts";

export interface VerifyStepProps<Details extends FieldValues, Sent> {
  flow: Flow<Details, Sent, Proof>;
  /** The proved details again. */
  lines: ReactNode;
}

/** The owner's proof. */
export function VerifyStep<Details extends FieldValues, Sent>({ flow, lines }: VerifyStepProps<Details, Sent>) {
  const methods = useProofMethods();
  const form = useFlowProofForm(flow, {
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: verificationSecrets,
  });
  return (
    <>
      {lines}
      <h2 className="border-line border-t pt-5 font-semibold text-base">
        <FormattedMessage id="multisig.verifyTitle" />
      </h2>
      <Form form={form} id={flow.formId}>
        {!flow.locked && <VerificationFields methods={methods} />}
      </Form>
    </>
  );
}
