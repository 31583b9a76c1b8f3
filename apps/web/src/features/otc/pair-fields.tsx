import type { TradeSide } from "@coffer/sdk";
import { CoinIcon, Field, Segmented } from "@coffer/ui";
import { useMemo } from "react";
import { useController } from "react-hook-form";
import { SelectField } from "../../platform/form/select-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useRateText } from "../../platform/quote/rate-text.ts";
import { useMarket } from "./market.ts";
import type { Terms } from "./terms.ts";

/** The pair, and the side of its base coin. */
export function PairFields({ pairs }: Pick<Terms, "pairs">) {
  // Each has its own rate, so that a tick doesn't rerender the list.
  const options = useMemo(
    () =>
      pairs.map(({ symbol, base }) => ({
        value: symbol,
        label: symbol.replace("/", " / "),
        note: <PairRate symbol={symbol} />,
        icon: <CoinIcon ticker={base} size="sm" />,
      })),
    [pairs],
  );
  return (
    <>
      <SelectField name="symbol" label={<FormattedMessage id="otc.pair" />} size="lg" options={options} />
      <SideField />
    </>
  );
}

function PairRate({ symbol }: { symbol: string }) {
  const rateText = useRateText();
  const { referenceRate } = useMarket(symbol);
  return referenceRate === null ? <FormattedMessage id="otc.noMarket" /> : rateText(referenceRate);
}

function SideField() {
  const { field } = useController<{ side: TradeSide }>({ name: "side" });
  return (
    <Field label={<FormattedMessage id="otc.side" />}>
      <Segmented
        stretch
        value={field.value}
        onValueChange={field.onChange}
        options={[
          { value: "buy", label: <FormattedMessage id="otc.buy" /> },
          { value: "sell", label: <FormattedMessage id="otc.sell" /> },
        ]}
      />
    </Field>
  );
}
