import type { CashChannelCode } from "@coffer/sdk";
import { VerificationScene } from "@coffer/sdk";
import { Notice } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import * as z from "zod";
import { useFlowForm, useFlowProofForm } from "../../../kernel/flow/flow-forms.ts";
import { FlowShell } from "../../../kernel/flow/flow-shell.tsx";
import { Form } from "../../../kernel/form/form.tsx";
import {
  emptyVerification,
  VerificationFields,
  verificationRule,
  verificationSecrets,
} from "../../../kernel/form/verification.tsx";
import { Text } from "../../../lib/text.tsx";
import { SupervisionCard } from "../account/supervision.tsx";
import { coffer } from "../api.ts";
import { useFee } from "../order-form/use-fee.ts";
import { useShown } from "../order-form/use-shown.ts";
import { Consequences } from "./consequences.tsx";
import { type Catalogue, type Details, detailsRule, noDetails } from "./details.ts";
import type { NamedPayee } from "./payees.ts";
import { PayoutForm } from "./payout-form.tsx";
import { PayoutLines, PayoutSummary } from "./payout-lines.tsx";
import { type PayoutFlow as Flow, type Offer, usePayoutFlow } from "./use-payout-flow.ts";

export interface PayoutFlowProps {
  catalogue: Catalogue;
  /** What the link brought. */
  asked: Partial<Details>;
  named: NamedPayee | undefined;
}

const steps: Flow["steps"] = ["details", "review", "verify", "result"];

/** Details → review → proof → the payout's own page. */
export function PayoutFlow({ catalogue, asked, named }: PayoutFlowProps) {
  const shown = useShown();
  const flow = usePayoutFlow();
  const form = useFlowForm(flow, { schema: detailsRule(catalogue), defaultValues: { ...noDetails, ...asked } });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const atDetails = flow.step === "details";
  const details = atDetails ? typed : (flow.intent?.details ?? typed);
  const offer = atDetails ? undefined : flow.intent?.quote;
  const channel = atDetails && typed.channel !== "" ? (typed.channel as CashChannelCode) : undefined;
  const { fee, failure } = useFee("withdraw", channel, typed.amount);
  const action = <Text id="cash.payOut" values={{ amount: shown(details.amount), currency: details.currency }} />;

  return (
    <>
      <FlowShell
        flow={{ ...flow, steps }}
        title={<Text id="cash.withdrawTitle" />}
        lead={<Text id="cash.withdrawLead" />}
        summary={<PayoutSummary details={details} cost={offer ?? fee} offer={offer} />}
        details={{
          content: (
            <Form form={form} id={flow.formId}>
              <PayoutForm catalogue={catalogue} named={named} feeFailure={failure} />
            </Form>
          ),
          action: <Text id="cash.toPayoutReview" />,
          note: <Text id="cash.toPayoutReviewNote" />,
        }}
        review={{
          content: offer && (
            <>
              <h2 className="font-semibold text-base">
                <Text id="cash.reviewTitle" />
              </h2>
              <PayoutLines details={details} offer={offer} />
              {offer.reviewRequired && <ReviewNotice />}
              <Consequences />
            </>
          ),
          action: <Text id="cash.toVerify" />,
          note: <Text id="cash.toVerifyNote" />,
        }}
        verify={{
          content: offer && <VerifyStep flow={flow} details={details} offer={offer} />,
          action,
          note: <Text id="cash.cannotCancel" />,
        }}
        result={{ content: null, actions: null }}
      />
      {details.currency !== "" && <SupervisionCard currency={details.currency} />}
    </>
  );
}

/** The product: "from the equivalent of 50 000 USD a person reviews it". */
function ReviewNotice() {
  return (
    <Notice live="off" title={<Text id="cash.willReview" />}>
      <Text id="cash.willReviewBody" />
    </Notice>
  );
}

/** Who is paid and how much, and the proof that it is the owner who asks: what the server said it wants. */
function VerifyStep({ flow, details, offer }: { flow: Flow; details: Details; offer: Offer }) {
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
        <Text id="cash.verifyTitle" />
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
