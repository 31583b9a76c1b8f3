import type { OtcSymbol } from "@coffer/sdk";
import { AmountField } from "../../../platform/form/amount-field.tsx";
import { TextField } from "../../../platform/form/text-field.tsx";
import { FormattedMessage } from "../../../platform/intl/intl.ts";

/** Both sides of a pair: minimum, maximum, and deviation. */
export function TermsFields({ pair: { base, baseScale } }: { pair: Pick<OtcSymbol, "base" | "baseScale"> }) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {(["buy", "sell"] as const).map((side) => (
        <fieldset key={side} className="flex min-w-0 flex-col gap-4">
          <legend className="mb-3 font-semibold">
            <FormattedMessage
              id={side === "buy" ? "otcAcceptor.buying" : "otcAcceptor.selling"}
              values={{ coin: base }}
            />
          </legend>
          <AmountField
            name={`${side}Minimum`}
            label={<FormattedMessage id={side === "buy" ? "otcAcceptor.buyMinimum" : "otcAcceptor.sellMinimum"} />}
            unit={base}
            decimals={baseScale}
            required
          />
          <AmountField
            name={`${side}Maximum`}
            label={<FormattedMessage id={side === "buy" ? "otcAcceptor.buyMaximum" : "otcAcceptor.sellMaximum"} />}
            unit={base}
            decimals={baseScale}
            required
          />
          <TextField
            name={`${side}RateDeviation`}
            label={<FormattedMessage id={side === "buy" ? "otcAcceptor.buyDeviation" : "otcAcceptor.sellDeviation"} />}
            hint={
              <FormattedMessage
                id={side === "buy" ? "otcAcceptor.buyDeviationHint" : "otcAcceptor.sellDeviationHint"}
              />
            }
            inputMode="text"
            autoComplete="off"
            trailing="%"
            required
          />
        </fieldset>
      ))}
    </div>
  );
}
