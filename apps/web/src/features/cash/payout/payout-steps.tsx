import { VerificationScene } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import * as z from "zod/mini";
import { useFlowProofForm } from "../../../platform/flow/flow-forms.ts";
import { Form } from "../../../platform/form/form.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import {
  emptyVerification,
  VerificationFields,
  verificationRule,
  verificationSecrets,
} from "../../../platform/proof/verification.tsx";
import { coffer } from "../api.ts";
import { Consequences } from "./consequences.tsx";
import type { Details } from "./details.ts";
import { PayoutLines } from "./payout-lines.tsx";
import type { PayoutFlow as Flow, Offer } from "./use-payout-flow.ts";

/** All details again, with the consequences. */
export function ReviewStep({ details, offer }: { details: Details; offer: Offer }) {
  return (
    <>
      <h2 className="font-semibold text-base">
        <FormattedMessage id="cash.reviewTitle" />
      </h2>
      <PayoutLines details={details} offer={offer} />
      {offer.reviewRequired && <ReviewNotice />}
      <Consequences />
    </>
  );
}

/** The product: "from the equivalent of 50 000 USD a person reviews it". */
function ReviewNotice() {
  return (
    <Notice live="off" title={<FormattedMessage id="cash.willReview" />}>
      <FormattedMessage id="cash.willReviewBody" />
    </Notice>
  );
}

/** Payee and amount, and the owner's proof that the server requires. */
export function VerifyStep({ flow, details, offer }: { flow: Flow; details: Details; offer: Offer }) {
  const methods = offer.verificationMethods;
  const form = useFlowProofForm(flow, {
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: verificationSecrets,
  });
  return (
    <>
      <PayoutLines details={details} offer={offer} />
      <h2 className="border-line border-t pt-5 font-semibold text-base">
        <FormattedMessage id="cash.verifyTitle" />
      </h2>
      <Form form={form} id={flow.formId}>
        {!flow.locked && (
          <VerificationFields
            methods={methods}
            send={() => coffer.basic.sendVerificationCode({ scene: VerificationScene.withdraw })}
          />
        )}
      </Form>
    </>
  );
}
