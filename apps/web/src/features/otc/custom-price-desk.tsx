import { useWatch } from "react-hook-form";
import { type Amount, compare, isNegative, percentOf, subtract, truncate } from "../../platform/amount/amount.ts";
import { useFlowForm } from "../../platform/flow/flow-forms.ts";
import { FlowShell } from "../../platform/flow/flow-shell.tsx";
import { AmountField } from "../../platform/form/amount-field.tsx";
import { Form } from "../../platform/form/form.tsx";
import { TextField } from "../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { AfterOrder, SentSummary } from "./after-order.tsx";
import { CancelOrder } from "./cancel-order.tsx";
import { type Own, ownRule, PRICE_DECIMALS, sumOf, useOwnFlow } from "./custom-price.ts";
import { DeskSummary } from "./desk-summary.tsx";
import { useMarket } from "./market.ts";
import { OfferLines } from "./offer-lines.tsx";
import { OrderView } from "./order-view.tsx";
import { PairFields } from "./pair-fields.tsx";
import type { DeskFormProps } from "./request-desk.tsx";
import { availableOf, pairOf } from "./terms.ts";
import { TradeLabel } from "./trade-label.tsx";
import { useFollow } from "./use-follow.ts";
import { WayChoice } from "./way-choice.tsx";

/** Places a limit order, and waits for an acceptor. */
export function CustomPriceDesk({ terms, start, follow }: DeskFormProps<Own>) {
  const flow = useOwnFlow(terms);
  const form = useFlowForm(flow, { schema: ownRule(terms), defaultValues: start });
  const typed = useWatch({ control: form.control, compute: (values) => values });
  useFollow(typed.symbol, follow);
  const own = flow.step === "details" ? typed : (flow.intent?.details ?? typed);
  const sum = sumOf(terms, own);
  const pair = pairOf(terms, own.symbol);
  const { quoteSeconds: seconds = 0, settlementHourCount: hours = 0 } = pair ?? {};
  const lines = sum && (
    <OfferLines offer={{ ...own, ...sum }} pair={sum.pair} market={<Apart price={own.price} symbol={own.symbol} />} />
  );
  const action = sum && <TradeLabel side={own.side} amount={own.quantity} coin={sum.pair.base} />;
  return (
    <FlowShell
      flow={flow}
      title={<FormattedMessage id="otc.title" />}
      lead={<FormattedMessage id="otc.lead" values={{ seconds, hours }} />}
      summary={flow.sent ? <SentSummary id={flow.sent.id} /> : (lines ?? (pair && <DeskSummary pair={pair} />))}
      details={{
        content: (
          <>
            <WayChoice way="own" />
            <Form form={form} id={flow.formId}>
              <PairFields pairs={terms.pairs} />
              {pair && (
                <>
                  <AmountField
                    name="quantity"
                    label={<FormattedMessage id="otc.quantity" />}
                    unit={pair.base}
                    decimals={pair.baseScale}
                    min={pair.minimumQuantity}
                    max={pair.maximumQuantity}
                    balance={own.side === "sell" ? availableOf(terms, pair.base) : undefined}
                    required
                  />
                  <AmountField
                    name="price"
                    label={<FormattedMessage id="otc.yourPrice" />}
                    unit={pair.quote}
                    decimals={PRICE_DECIMALS}
                    hint={own.price !== "" && <Apart price={own.price} symbol={own.symbol} />}
                    required
                  />
                </>
              )}
              <TextField name="remark" label={<FormattedMessage id="otc.remark" />} autoComplete="off" />
            </Form>
          </>
        ),
        action: <FormattedMessage id="otc.lookOver" />,
        note: <FormattedMessage id="otc.ownNote" values={{ hours }} />,
      }}
      review={{
        content: (
          <>
            <h2 className="font-semibold text-base">{action}</h2>
            {lines}
            <p className="text-ink-2 text-label">
              <FormattedMessage id="otc.ownHeld" values={{ hours }} />
            </p>
          </>
        ),
        action,
        note: <FormattedMessage id="otc.ownNote" values={{ hours }} />,
      }}
      result={{
        content: flow.sent && <OrderView id={flow.sent.id} actions={(order) => <CancelOrder order={order} />} />,
        actions: <AfterOrder again={() => void flow.startOver()} />,
      }}
    />
  );
}

/** The price's deviation from the market, which reveals a wrong digit. */
function Apart({ price, symbol }: { price: Amount; symbol: string }) {
  const { referenceRate: of } = useMarket(symbol);
  if (of === null || compare(of, "0") <= 0) return <FormattedMessage id="otc.noMarket" />;
  const difference = subtract(price, of);
  const below = isNegative(difference);
  const percent = truncate(percentOf(below ? subtract("0", difference) : difference, of));
  return <FormattedMessage id={below ? "otc.belowMarket" : "otc.aboveMarket"} values={{ percent }} />;
}
