import { Field, Segmented } from "@coffer/ui";
import { useController, useWatch } from "react-hook-form";
import { AmountField } from "../../platform/form/amount-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { PairFields } from "./pair-fields.tsx";
import type { Request } from "./request.ts";
import { availableOf, pairOf, type Terms } from "./terms.ts";

/** Pair, side, and the quantity in either coin. */
export function RequestFields({ terms }: { terms: Terms }) {
  const { symbol, side, by } = useWatch<Request>() as Request;
  const pair = pairOf(terms, symbol);
  if (!pair) return <PairFields pairs={terms.pairs} />;
  const inBase = by === "quantity";
  const unit = inBase ? pair.base : pair.quote;
  return (
    <>
      <PairFields pairs={terms.pairs} />
      <ByField base={pair.base} quote={pair.quote} />
      <AmountField
        name="size"
        label={<FormattedMessage id={inBase ? "otc.quantity" : "otc.amount"} />}
        unit={unit}
        decimals={inBase ? pair.baseScale : pair.quoteScale}
        min={inBase ? pair.minimumQuantity : undefined}
        max={inBase ? pair.maximumQuantity : undefined}
        balance={(side === "sell") === inBase ? availableOf(terms, unit) : undefined}
        required
      />
    </>
  );
}

function ByField({ base, quote }: { base: string; quote: string }) {
  const { field } = useController<Request, "by">({ name: "by" });
  return (
    <Field label={<FormattedMessage id="otc.sizeIn" />}>
      <Segmented
        stretch
        value={field.value}
        onValueChange={field.onChange}
        options={[
          { value: "quantity", label: base },
          { value: "amount", label: quote },
        ]}
      />
    </Field>
  );
}
