import { Notice } from "@coffer/ui";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import * as z from "zod/mini";
import { compare, decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { useFlowForm, useFlowProofForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { Form } from "../../platform/form/form.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import {
  emptyVerification,
  VerificationFields,
  verificationRule,
  verificationSecrets,
} from "../../platform/proof/verification.tsx";
import { type Details, detailsRule, noDetails } from "./details.ts";
import { DetailsForm } from "./details-form.tsx";
import { useTransferService } from "./service.tsx";
import { boundsOf, type Terms, useTerms } from "./terms.ts";
import { ReviewLines, TransferSummary } from "./transfer-lines.tsx";
import { type TransferFlow as Flow, type Offer, useTransferFlow, wantsProof } from "./use-transfer-flow.ts";

export interface TransferFlowProps {
  /** The link's values. */
  asked: Partial<Details>;
}

const steps = {
  ownWallet: ["details", "review", "result"],
  user: ["details", "review", "verify", "result"],
} satisfies Record<Details["kind"], Flow["steps"]>;

/** Details → review → proof if needed → the transfer's own page. */
export function TransferFlow({ asked }: TransferFlowProps) {
  const { locale } = useIntl();
  const { useCatalogue, useDelay = noDelay, words } = useTransferService();
  const catalogue = useCatalogue();
  const delay = useDelay();
  const flow = useTransferFlow();
  const start = { ...noDetails, ...asked };
  const form = useFlowForm(flow, {
    schema: detailsRule((details) => boundsOf(catalogue, details, ofTyped)),
    defaultValues: start,
  });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const ofTyped: Terms | undefined = useTerms(typed).data;
  const atDetails = flow.step === "details";
  const details = atDetails ? typed : (flow.intent?.details ?? typed);
  const quote = atDetails ? undefined : flow.intent?.quote;
  const { coin } = details;
  const amount = formatAmount(details.amount || "0", { decimals: decimalsOf(details.amount || "0"), locale });
  const action = <FormattedMessage id="transfers.action" values={{ amount, coin }} />;
  const proved = flow.intent !== undefined && wantsProof(flow.intent);

  return (
    <FlowShell
      flow={{ ...flow, steps: atDetails ? steps[typed.kind] : flow.steps }}
      title={<FormattedMessage id="transfers.title" />}
      lead={<FormattedMessage id={words.lead} />}
      summary={
        <TransferSummary
          details={details}
          fee={quote?.fee ?? (coin === "" ? undefined : ofTyped?.fee)}
          reviewFrom={quote?.reviewFrom ?? ofTyped?.reviewFrom}
          delay={delay}
        />
      }
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <DetailsForm catalogue={catalogue} />
          </Form>
        ),
        action: <FormattedMessage id="transfers.toReview" />,
        note: <FormattedMessage id="transfers.toReviewNote" />,
      }}
      review={{
        content: quote && <ReviewStep details={details} quote={quote} />,
        action: proved ? <FormattedMessage id="transfers.toVerify" /> : action,
        note: <FormattedMessage id={proved ? "transfers.toVerifyNote" : (delay ?? "transfers.ownNote")} />,
      }}
      verify={{
        content: quote && <VerifyStep flow={flow} details={details} quote={quote} />,
        action,
        note: <FormattedMessage id="transfers.sendNote" />,
      }}
      result={{ content: null, actions: null }}
    />
  );
}

const noDelay = () => undefined;

function ReviewStep({ details, quote }: { details: Details; quote: Offer }) {
  const { Approval } = useTransferService();
  const reviewed = compare(details.amount, quote.reviewFrom) >= 0;
  return (
    <>
      <h2 className="font-semibold text-base">
        <FormattedMessage id="transfers.reviewTitle" />
      </h2>
      <ReviewLines details={details} quote={quote} />
      {reviewed && (
        <Notice title={<FormattedMessage id="transfers.willReview" />}>
          <FormattedMessage id="transfers.willReviewBody" />
        </Notice>
      )}
      {Approval && <Approval />}
      {details.kind === "user" && (
        <Notice tone="warn" live="off">
          <FormattedMessage id="transfers.undone" />
        </Notice>
      )}
    </>
  );
}

/** Recipient and amount, and the owner's proof. */
function VerifyStep({ flow, details, quote }: { flow: Flow; details: Details; quote: Offer }) {
  const { methods } = quote;
  const form = useFlowProofForm(flow, {
    schema: z.object({ verification: verificationRule(methods) }),
    defaultValues: { verification: emptyVerification(methods) },
    secrets: verificationSecrets,
  });
  return (
    <>
      <ReviewLines details={details} quote={quote} />
      <h2 className="border-line border-t pt-5 font-semibold text-base">
        <FormattedMessage id="transfers.verifyTitle" />
      </h2>
      <Form form={form} id={flow.formId}>
        {!flow.locked && <VerificationFields methods={methods} />}
      </Form>
    </>
  );
}
