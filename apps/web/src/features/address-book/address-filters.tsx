import type { CoinConfig } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { useIntl } from "react-intl";
import { coinsOnChain } from "../../platform/destination/coin-network-field.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { SearchField } from "../../platform/table/search-field.tsx";

const all = "all"; // A Select has no empty value.

export interface AddressFiltersProps {
  coins: readonly CoinConfig[];
  coin: string | undefined;
  q: string | undefined;
  change: (filters: { coin?: string | undefined; q?: string | undefined }) => void;
}

/** Filters by coin, and by name or address. */
export function AddressFilters({ coins, coin, q, change }: AddressFiltersProps) {
  const intl = useIntl();
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "addressBook.search" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-64"
      />
      <Select
        aria-label={intl.formatMessage({ id: "addressBook.coin" })}
        prefix={<FormattedMessage id="addressBook.coinFilter" />}
        value={coin ?? all}
        onValueChange={(value) => change({ coin: value === all ? undefined : value })}
        options={[
          { value: all, label: intl.formatMessage({ id: "addressBook.allCoins" }) },
          ...coinsOnChain(coins).map(({ coin: value, name: note }) => ({ value, label: value, note })),
        ]}
        className="sm:w-40"
      />
    </>
  );
}
