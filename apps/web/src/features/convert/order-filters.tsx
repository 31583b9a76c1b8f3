import type { CoinConfig } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { SearchField } from "../../platform/table/search-field.tsx";
import { type OrderSearch, orderSearch } from "./order-search.ts";

const all = "all"; // A Select has no empty value.

export interface OrderFiltersProps {
  coins: readonly CoinConfig[];
  search: OrderSearch;
  change: (filters: OrderSearch) => void;
}

/** Filters by number, coin and status. */
export function OrderFilters({ coins, search, change }: OrderFiltersProps) {
  const intl = useIntl();
  const { coin, status, q } = search;
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "convert.search" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-56"
      />
      <Select
        aria-label={intl.formatMessage({ id: "convert.coin" })}
        prefix={<FormattedMessage id="convert.coinFilter" />}
        value={coin ?? all}
        onValueChange={(value) => change({ coin: value === all ? undefined : value })}
        options={[
          { value: all, label: intl.formatMessage({ id: "convert.all" }) },
          ...coins.map(({ coin: value, name: note }) => ({ value, label: value, note })),
        ]}
        className="sm:w-36"
      />
      <Select
        aria-label={intl.formatMessage({ id: "convert.status" })}
        prefix={<FormattedMessage id="convert.statusFilter" />}
        value={status ?? all}
        onValueChange={(value) => change({ status: orderSearch.status(value) })}
        options={[
          { value: all, label: intl.formatMessage({ id: "convert.all" }) },
          { value: "inProgress", label: intl.formatMessage({ id: "status.exchanging" }) },
          { value: "complete", label: intl.formatMessage({ id: "status.exchanged" }) },
          { value: "failure", label: intl.formatMessage({ id: "status.notExchanged" }) },
        ]}
        className="sm:w-44"
      />
    </>
  );
}
