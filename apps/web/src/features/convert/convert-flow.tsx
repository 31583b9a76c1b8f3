import { Button } from "@coffer/ui";
import { Link } from "@tanstack/react-router";
import { useEffect, useEffectEvent } from "react";
import { useWatch } from "react-hook-form";
import { useIntl } from "react-intl";
import { decimalsOf, formatAmount } from "../../platform/amount/amount.ts";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { Form } from "../../platform/form/form.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { AmountsForm } from "./amounts-form.tsx";
import { amountsOf, type Choice } from "./choice.ts";
import { ConversionLines, ConversionView } from "./conversion-view.tsx";
import { ConvertSummary } from "./convert-summary.tsx";
import { detailsRule, faultOf } from "./details.ts";
import { QuoteClock } from "./quote-clock.tsx";
import { QuoteFailure } from "./quote-failure.tsx";
import { ReviewStep } from "./review-step.tsx";
import { pairIn, type Terms } from "./terms.ts";
import { useConversion } from "./use-conversion.ts";
import { useConvertFlow } from "./use-convert-flow.ts";
import { useLiveQuote } from "./use-live-quote.ts";
import { WayChoice } from "./way-choice.tsx";

export interface ConvertFormProps {
  terms: Terms;
  start: Choice;
  /** Called with the selected coins. */
  follow: (choice: Choice) => void;
}

/** Two amounts → the price again → the conversion with its outcome. */
export function ConvertFlow({ terms, start, follow }: ConvertFormProps) {
  const { locale } = useIntl();
  const flow = useConvertFlow();
  const form = useFlowForm(flow, { schema: detailsRule(terms), defaultValues: start });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  useFollow(typed, follow);
  const atDetails = flow.step === "details";
  const choice = atDetails ? typed : (flow.intent?.details ?? typed);
  const fault = faultOf(typed, terms);
  // An amount above the balance has a price too.
  const canAsk = atDetails && (fault === undefined || fault.text === "form.amountBalance");
  const live = useLiveQuote(canAsk ? typed : undefined);
  const quote = atDetails ? live.quote : flow.intent?.quote;
  const seconds = pairIn(terms, choice)?.quoteSeconds ?? 0;
  const paid = amountsOf(choice, quote).from;
  const amount = paid && formatAmount(paid, { decimals: decimalsOf(paid), locale });
  const action = amount ? (
    <FormattedMessage id="convert.action" values={{ amount, coin: choice.fromCoin }} />
  ) : (
    <FormattedMessage id="convert.title" />
  );

  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="convert.title" />}
      lead={<FormattedMessage id="convert.lead" values={{ seconds }} />}
      summary={
        flow.sent ? (
          <SentSummary id={flow.sent.id} />
        ) : (
          <ConvertSummary quote={quote} clock={atDetails && quote && <QuoteClock held={quote} />} />
        )
      }
      details={{
        content: (
          <>
            <WayChoice way={undefined} />
            <Form form={form} id={flow.formId}>
              <AmountsForm terms={terms} live={live} />
            </Form>
            <QuoteFailure live={live} />
          </>
        ),
        action,
        note: <FormattedMessage id="convert.seenAgain" />,
      }}
      review={{
        content: <ReviewStep flow={flow} />,
        action,
        note: <FormattedMessage id="convert.final" />,
      }}
      result={{
        content: flow.sent && <ConversionView id={flow.sent.id} />,
        actions: (
          <>
            <Button onClick={() => void flow.startOver()}>
              <FormattedMessage id="convert.another" />
            </Button>
            <Button asChild variant="secondary">
              <Link to="/convert/order">
                <FormattedMessage id="convert.allOrders" />
              </Link>
            </Button>
          </>
        ),
      }}
    />
  );
}

function SentSummary({ id }: { id: string }) {
  const { data } = useConversion(id);
  return data && <ConversionLines order={data} />;
}

/** The content beside the form follows its coins. */
export function useFollow(choice: Choice, follow: (choice: Choice) => void) {
  const tell = useEffectEvent(follow);
  const { fromCoin, toCoin } = choice;
  useEffect(() => tell(choice), [fromCoin, toCoin]);
}
