import { CashOrderStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { statusOf } from "../../../platform/status/status.ts";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { MultiFilter } from "../../../platform/table/multi-filter.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { type CashOrderSearch, cashStatusNames } from "./order-search.ts";
import { statusTexts } from "./order-state.ts";

const all = "all"; // A Select has no empty value.

/** Filters by keyword, direction, statuses and days. */
export function OrderFilters({
  search,
  change,
}: {
  search: CashOrderSearch;
  change: (filters: CashOrderSearch) => void;
}) {
  const intl = useIntl();
  const { direction, status, from, until, q } = search;
  const kind = statusTexts(direction ?? "topUp");
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "cashBanks.searchOrders" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-52"
      />
      <Select
        aria-label={intl.formatMessage({ id: "cashBanks.direction" })}
        prefix={
          <FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "cashBanks.direction" }) }} />
        }
        value={direction ?? all}
        onValueChange={(value) => change({ direction: value === "topUp" || value === "withdraw" ? value : undefined })}
        options={[
          { value: all, label: intl.formatMessage({ id: "table.any" }) },
          { value: "topUp", label: intl.formatMessage({ id: "cash.deposit" }) },
          { value: "withdraw", label: intl.formatMessage({ id: "cash.withdraw" }) },
        ]}
        className="sm:w-44"
      />
      <MultiFilter
        label={intl.formatMessage({ id: "table.status" })}
        options={cashStatusNames.map((value) => ({
          value,
          label: intl.formatMessage({ id: statusOf(kind, CashOrderStatus[value]).label }),
        }))}
        chosen={status}
        change={(chosen) => change({ status: chosen && [...chosen] })}
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
