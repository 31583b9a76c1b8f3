import { useWatch } from "react-hook-form";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { Form } from "../../platform/form/form.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { AfterOrder, SentSummary } from "./after-order.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { DeskSummary } from "./desk-summary.tsx";
import { OfferLines } from "./offer-lines.tsx";
import { OrderView } from "./order-view.tsx";
import { type Request, requestRule, useRequestFlow } from "./request.ts";
import { RequestFields } from "./request-fields.tsx";
import { RequestReview } from "./request-review.tsx";
import { pairOf, type Terms } from "./terms.ts";
import { TradeLabel } from "./trade-label.tsx";
import { useFollow } from "./use-follow.ts";
import { WayChoice } from "./way-choice.tsx";

export interface DeskFormProps<Details> {
  terms: Terms;
  start: Details;
  /** Called with the selected pair. */
  follow: (symbol: string) => void;
}

/** Requests a quote, shows its countdown, and accepts or drops it. */
export function RequestDesk({ terms, start, follow }: DeskFormProps<Request>) {
  const flow = useRequestFlow();
  const form = useFlowForm(flow, { schema: requestRule(terms), defaultValues: start });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  useFollow(typed.symbol, follow);
  const atDetails = flow.step === "details";
  const quote = atDetails ? undefined : flow.intent?.quote;
  const pair = pairOf(terms, atDetails ? typed.symbol : (quote?.symbol ?? typed.symbol));
  const { quoteSeconds: seconds = 0, settlementHourCount: hours = 0 } = pair ?? {};
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="otc.title" />}
      lead={<FormattedMessage id="otc.lead" values={{ seconds, hours }} />}
      summary={
        flow.sent ? (
          <SentSummary id={flow.sent.id} />
        ) : quote && pair ? (
          <OfferLines offer={quote} pair={pair} />
        ) : (
          pair && <DeskSummary pair={pair} />
        )
      }
      details={{
        content: (
          <>
            <WayChoice way={undefined} />
            <Form form={form} id={flow.formId}>
              <RequestFields terms={terms} />
            </Form>
          </>
        ),
        action: <FormattedMessage id="otc.ask" />,
        note: <FormattedMessage id="otc.askNote" />,
      }}
      review={{
        content: <RequestReview flow={flow} pair={pair} />,
        action: quote && pair && <TradeLabel side={quote.side} amount={quote.quantity} coin={pair.base} />,
        note: <FormattedMessage id="otc.takenNote" values={{ hours }} />,
      }}
      result={{
        content: flow.sent && <OrderView id={flow.sent.id} actions={(order) => <CancelOrder order={order} />} />,
        actions: <AfterOrder again={() => void flow.startOver()} />,
      }}
    />
  );
}
