import { useWatch } from "react-hook-form";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { Form } from "../../platform/form/form.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { BuyForLabel, BuyLabel } from "../../platform/quick-pay/buy-label.tsx";
import { RateDifference } from "../../platform/quick-pay/rate-difference.tsx";
import { HeldRing } from "../../platform/quote/held-ring.tsx";
import { CardSummary, QuoteLines } from "./card-lines.tsx";
import { DetailsForm, methodNames } from "./details-form.tsx";
import { type Details, detailsRule, type Terms } from "./terms.ts";
import { type CardFlow as Flow, useCardFlow } from "./use-card-flow.ts";

export interface CardFormProps {
  terms: Terms;
  start: Details;
}

/** Coin, currency and amount → the rate with its lines → the order's own page, which links to the provider. */
export function CardFlow({ terms, start }: CardFormProps) {
  const flow = useCardFlow();
  const form = useFlowForm(flow, { schema: detailsRule(terms), defaultValues: start });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  const quote = flow.step === "details" ? undefined : flow.intent?.quote;
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="cards.cardTitle" />}
      lead={<FormattedMessage id="cards.cardLead" />}
      summary={
        quote ? (
          <QuoteLines quote={quote} terms={terms} />
        ) : (
          <CardSummary terms={terms} currency={typed.legalCurrency ?? ""} />
        )
      }
      details={{
        content: (
          <Form form={form} id={flow.formId}>
            <DetailsForm terms={terms} />
          </Form>
        ),
        action: <FormattedMessage id="quickPay.toReview" />,
        note: <FormattedMessage id="quickPay.toReviewNote" />,
      }}
      review={{
        content: <Review flow={flow} terms={terms} />,
        action: quote && <BuyForLabel {...quote} />,
        note: quote && <FormattedMessage id="cards.cardNext" values={{ provider: quote.provider }} />,
      }}
      result={{ content: null, actions: null }}
    />
  );
}

/** The rate with its countdown, and the effect of a market move. */
function Review({ flow, terms }: { flow: Flow; terms: Terms }) {
  const { intent, act } = flow;
  const { was } = flow.quote;
  if (!intent) return null;
  const { quote, details } = intent;
  return (
    <>
      <div className="flex items-center justify-between gap-3">
        <h2 className="font-semibold text-base">
          <BuyLabel amount={quote.quantity} coin={quote.coin} />
        </h2>
        {!act.busy && <HeldRing held={quote} />}
      </div>
      {was ? (
        <RateDifference coin={quote.coin} legalCurrency={quote.legalCurrency} was={was} now={quote} />
      ) : (
        <QuoteLines quote={quote} terms={terms} />
      )}
      <p className="text-ink-2 text-label">
        <FormattedMessage
          id="cards.payWith"
          values={{ method: methodNames[details.paymentMethod as keyof typeof methodNames] ?? details.paymentMethod }}
        />{" "}
        <FormattedMessage id="cards.ifMoved" />
      </p>
    </>
  );
}
