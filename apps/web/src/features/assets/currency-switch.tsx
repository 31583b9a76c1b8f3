import { Segmented } from "@coffer/ui";
import { useText } from "../../lib/text.tsx";
import type { Overview } from "./use-overview.ts";

/** The account's own pricing currency, or one of the others. */
export function CurrencySwitch({ overview, className }: { overview: Overview; className?: string | undefined }) {
  const text = useText();
  const { currencies, total, search } = overview;
  const [own] = currencies;
  return (
    <Segmented
      aria-label={text("assets.currency")}
      value={total.currency}
      onValueChange={(currency) => void search.set({ currency: currency === own ? undefined : currency })}
      options={currencies.map((currency) => ({ value: currency, label: currency }))}
      className={className}
    />
  );
}
