import type { OtcSymbol } from "@coffer/sdk";
import { AmountField } from "../../../kernel/form/amount-field.tsx";
import { TextField } from "../../../kernel/form/text-field.tsx";
import { Text } from "../../../lib/text.tsx";

/** Both sides of a pair, beside each other: how much at least, at most, and how far from the market. */
export function TermsFields({ pair: { base, baseScale } }: { pair: Pick<OtcSymbol, "base" | "baseScale"> }) {
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-2">
      {(["buy", "sell"] as const).map((side) => (
        <fieldset key={side} className="flex min-w-0 flex-col gap-4">
          <legend className="mb-3 font-semibold">
            <Text id={side === "buy" ? "acceptor.buying" : "acceptor.selling"} values={{ coin: base }} />
          </legend>
          <AmountField
            name={`${side}Minimum`}
            label={<Text id={side === "buy" ? "acceptor.buyMinimum" : "acceptor.sellMinimum"} />}
            unit={base}
            decimals={baseScale}
            required
          />
          <AmountField
            name={`${side}Maximum`}
            label={<Text id={side === "buy" ? "acceptor.buyMaximum" : "acceptor.sellMaximum"} />}
            unit={base}
            decimals={baseScale}
            required
          />
          <TextField
            name={`${side}RateDeviation`}
            label={<Text id={side === "buy" ? "acceptor.buyDeviation" : "acceptor.sellDeviation"} />}
            hint={<Text id={side === "buy" ? "acceptor.buyDeviationHint" : "acceptor.sellDeviationHint"} />}
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
