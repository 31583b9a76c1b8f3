import type { TestedConfig, TradeSide } from "@coffer/sdk";
import { Button, Field, InputGroup, Segmented, SummaryList, SummaryRow } from "@coffer/ui";
import { useState } from "react";
import { useWatch } from "react-hook-form";
import { filterTyped, parseAmount, pastedAmount } from "../../../platform/amount/amount-input.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import { FailureNote } from "../../../platform/page/failure-note.tsx";
import { When } from "../../../platform/page/when.tsx";
import { useRateText } from "../../../platform/quote/rate-text.ts";
import { useAction } from "../../../platform/use-action.ts";
import { coffer } from "../api.ts";
import { isDeviation, type PairTerms } from "./pair-terms.ts";

export interface TryTermsProps {
  symbol: string;
  base: string;
  quote: string;
  decimals: number;
  /** The panel's initial terms. */
  quantity: string;
}

/** A customer's quote at the typed terms, saved or not, beside the market. */
export function TryTerms({ symbol, base, quote, decimals, quantity: start }: TryTermsProps) {
  const { buyRateDeviation, sellRateDeviation } = useWatch<PairTerms>() as PairTerms;
  const [side, choose] = useState<TradeSide>("buy");
  const [quantity, type] = useState(start);
  const [tried, keep] = useState<{ of: string; result: TestedConfig }>();
  const { run, busy, failure, forget } = useAction();
  // A buyer gets the selling terms.
  const rateDeviation = side === "buy" ? sellRateDeviation : buyRateDeviation;
  const asked = { symbol, side, quantity: parseAmount(quantity) ?? "", rateDeviation };
  const of = JSON.stringify(asked);
  const result = tried?.of === of ? tried.result : undefined;
  const cantTry = asked.quantity === "" || !isDeviation(rateDeviation);
  return (
    <section className="flex flex-col gap-4 rounded-lg bg-sunken p-4">
      <h3 className="font-semibold">
        <FormattedMessage id="otcAcceptor.try" />
      </h3>
      <div className="flex flex-wrap items-end gap-3">
        <Field label={<FormattedMessage id="otcAcceptor.customer" />}>
          <Segmented
            value={side}
            onValueChange={(value) => {
              forget();
              choose(value === "sell" ? "sell" : "buy");
            }}
            options={[
              { value: "buy", label: <FormattedMessage id="otcAcceptor.customerBuys" /> },
              { value: "sell", label: <FormattedMessage id="otcAcceptor.customerSells" /> },
            ]}
          />
        </Field>
        <Field label={<FormattedMessage id="otcAcceptor.tryQuantity" />} className="w-44">
          <InputGroup
            value={quantity}
            inputMode="decimal"
            autoComplete="off"
            trailing={base}
            onChange={(event) => {
              forget();
              type(filterTyped(event.target.value, decimals));
            }}
            onPaste={(event) => {
              event.preventDefault();
              forget();
              type(pastedAmount(event.clipboardData.getData("text")));
            }}
          />
        </Field>
        <Button
          variant="secondary"
          loading={busy}
          disabled={cantTry}
          onClick={() => void run(async () => keep({ of, result: await coffer.otc.testConfig(asked) }))}
        >
          <FormattedMessage id="otcAcceptor.tryNow" />
        </Button>
      </div>
      {cantTry && (
        <p className="text-ink-2 text-label">
          <FormattedMessage id="otcAcceptor.cantTry" />
        </p>
      )}
      {failure !== undefined && <FailureNote error={failure} />}
      <div aria-live="polite">{result && <Tried result={result} base={base} quote={quote} />}</div>
    </section>
  );
}

function Tried({ result, base, quote }: { result: TestedConfig; base: string; quote: string }) {
  const rateText = useRateText();
  const rate = (value: string) => (
    <span title={value}>
      {rateText(value)} <span className="text-ink-2">{quote}</span>
    </span>
  );
  return (
    <SummaryList>
      <SummaryRow
        label={<FormattedMessage id="otcAcceptor.reference" />}
        value={
          <>
            {rate(result.referenceRate)}
            <span className="block font-normal text-head text-ink-2">
              <When at={result.at} />
            </span>
          </>
        }
      />
      <SummaryRow label={<FormattedMessage id="otcAcceptor.quoted" />} value={rate(result.price)} />
      <SummaryRow
        label={<FormattedMessage id="otcAcceptor.customerCost" />}
        value={<FormattedMessage id="otcAcceptor.percent" values={{ percent: result.spreadPercent }} />}
      />
      <SummaryRow
        label={<ExactMoney amount={result.quantity} unit={base} />}
        value={<ExactMoney amount={result.amount} unit={quote} />}
      />
    </SummaryList>
  );
}
