import type { TradeSide } from "@coffer/sdk";
import { CoinIcon, Field, Segmented } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useController } from "react-hook-form";
import { SelectField } from "../../kernel/form/select-field.tsx";
import { useRateText } from "../../kernel/quote/rate-text.ts";
import { Text, useText } from "../../lib/text.tsx";
import { api } from "./api.ts";

/** Which pair, and what to do with its first coin. */
export function PairFields() {
  const text = useText();
  const rateText = useRateText();
  const { items } = useSuspenseQuery(api.otc.getSymbol.queryOptions()).data;
  return (
    <>
      <SelectField
        name="symbol"
        label={<Text id="otc.pair" />}
        size="lg"
        options={items.map(({ symbol, base, referenceRate }) => ({
          value: symbol,
          label: symbol.replace("/", " / "),
          note: referenceRate === null ? text("otc.noMarket") : rateText(referenceRate),
          icon: <CoinIcon ticker={base} size="sm" />,
        }))}
      />
      <SideField />
    </>
  );
}

function SideField() {
  const { field } = useController<{ side: TradeSide }>({ name: "side" });
  return (
    <Field label={<Text id="otc.side" />}>
      <Segmented
        stretch
        value={field.value}
        onValueChange={field.onChange}
        options={[
          { value: "buy", label: <Text id="otc.buy" /> },
          { value: "sell", label: <Text id="otc.sell" /> },
        ]}
      />
    </Field>
  );
}
