import type { CashChannelCode } from "@coffer/sdk";
import { Skeleton } from "@coffer/ui";
import { type ReactNode, Suspense } from "react";
import { useWatch } from "react-hook-form";
import { useFlowForm } from "../../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../../platform/flow/flow-shell.tsx";
import { Form } from "../../../platform/form/form.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { lazyPart } from "../../../platform/page/lazy-part.tsx";
import { SupervisionCard } from "../account/supervision.tsx";
import { useFee } from "../order-form/use-fee.ts";
import { useShown } from "../order-form/use-shown.ts";
import { type Catalogue, type Details, detailsRule, noDetails } from "./details.ts";
import type { NamedPayee } from "./payees.ts";
import { PayoutForm } from "./payout-form.tsx";
import { PayoutSummary } from "./payout-summary.tsx";
import { type PayoutFlow as Flow, usePayoutFlow } from "./use-payout-flow.ts";

export interface PayoutFlowProps {
  catalogue: Catalogue;
  /** The link's values. */
  asked: Partial<Details>;
  named: NamedPayee | undefined;
}

// The later steps load with the first review.
const ReviewStep = lazyPart(() => import("./payout-steps.tsx").then(({ ReviewStep: it }) => it));
const VerifyStep = lazyPart(() => import("./payout-steps.tsx").then(({ VerifyStep: it }) => it));
const waiting = (step: ReactNode) => <Suspense fallback={<Skeleton className="h-80 w-full" />}>{step}</Suspense>;

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
  const action = (
    <FormattedMessage id="cash.payOut" values={{ amount: shown(details.amount), currency: details.currency }} />
  );

  return (
    <>
      <FlowShell
        flow={{ ...flow, steps }}
        title={<FormattedMessage id="cash.withdrawTitle" />}
        lead={<FormattedMessage id="cash.withdrawLead" />}
        summary={<PayoutSummary details={details} cost={offer ?? fee} offer={offer} />}
        details={{
          content: (
            <Form form={form} id={flow.formId}>
              <PayoutForm catalogue={catalogue} named={named} feeFailure={failure} />
            </Form>
          ),
          action: <FormattedMessage id="cash.toPayoutReview" />,
          note: <FormattedMessage id="cash.toPayoutReviewNote" />,
        }}
        review={{
          content: offer && waiting(<ReviewStep details={details} offer={offer} />),
          action: <FormattedMessage id="cash.toVerify" />,
          note: <FormattedMessage id="cash.toVerifyNote" />,
        }}
        verify={{
          content: offer && waiting(<VerifyStep flow={flow} details={details} offer={offer} />),
          action,
          note: <FormattedMessage id="cash.cannotCancel" />,
        }}
        result={{ content: null, actions: null }}
      />
      {details.currency !== "" && <SupervisionCard currency={details.currency} />}
    </>
  );
}
