import type { CoinConfig } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { coinsOnChain } from "../../kernel/destination/coin-network-field.tsx";
import { SearchField } from "../../kernel/table/search-field.tsx";
import { Text, useText } from "../../lib/text.tsx";

const all = "all"; // a Select has no empty value

export interface AddressFiltersProps {
  coins: readonly CoinConfig[];
  coin: string | undefined;
  q: string | undefined;
  change: (filters: { coin?: string | undefined; q?: string | undefined }) => void;
}

/** By coin, and by name or address. */
export function AddressFilters({ coins, coin, q, change }: AddressFiltersProps) {
  const text = useText();
  return (
    <>
      <SearchField label={text("address.search")} q={q} change={(next) => change({ q: next })} className="sm:w-64" />
      <Select
        aria-label={text("address.coin")}
        prefix={<Text id="address.coinFilter" />}
        value={coin ?? all}
        onValueChange={(value) => change({ coin: value === all ? undefined : value })}
        options={[
          { value: all, label: text("address.allCoins") },
          ...coinsOnChain(coins).map(({ coin: value, name: note }) => ({ value, label: value, note })),
        ]}
        className="sm:w-40"
      />
    </>
  );
}
