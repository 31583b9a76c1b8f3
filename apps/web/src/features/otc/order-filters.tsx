import type { OtcSymbol } from "@coffer/sdk";
import { ExchangeStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { exchangeStatus, statusOf } from "../../platform/status/status.ts";
import { SearchField } from "../../platform/table/search-field.tsx";
import { type OrderSearch, orderSearch, statusNames } from "./order-search.ts";

const all = "all"; // a Select has no empty value

export interface OrderFiltersProps {
  pairs: readonly OtcSymbol[];
  search: OrderSearch;
  change: (filters: Partial<OrderSearch>) => void;
}

/** By number, pair, side and status. */
export function OrderFilters({ pairs, search, change }: OrderFiltersProps) {
  const intl = useIntl();
  const { pair, side, status, q } = search;
  const any = { value: all, label: intl.formatMessage({ id: "table.any" }) };
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "otc.search" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-44"
      />
      <Select
        aria-label={intl.formatMessage({ id: "otc.pair" })}
        prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "otc.pair" }) }} />}
        value={pair ?? all}
        onValueChange={(value) => change({ pair: orderSearch.pair(value) })}
        options={[any, ...pairs.map(({ symbol }) => ({ value: symbol, label: symbol }))]}
        className="sm:w-40"
      />
      <Select
        aria-label={intl.formatMessage({ id: "otc.side" })}
        prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "otc.side" }) }} />}
        value={side ?? all}
        onValueChange={(value) => change({ side: orderSearch.side(value) })}
        options={[
          any,
          { value: "buy", label: intl.formatMessage({ id: "otc.buy" }) },
          { value: "sell", label: intl.formatMessage({ id: "otc.sell" }) },
        ]}
        className="sm:w-32"
      />
      <Select
        aria-label={intl.formatMessage({ id: "otc.status" })}
        prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "otc.status" }) }} />}
        value={status ?? all}
        onValueChange={(value) => change({ status: orderSearch.status(value) })}
        options={[
          any,
          ...statusNames.map((value) => ({
            value,
            label: intl.formatMessage({ id: statusOf(exchangeStatus, ExchangeStatus[value]).label }),
          })),
        ]}
        className="sm:w-44"
      />
    </>
  );
}
