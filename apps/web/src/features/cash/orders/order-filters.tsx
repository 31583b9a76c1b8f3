import { CashOrderStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { statusOf } from "../../../platform/status/status.ts";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { MultiFilter } from "../../../platform/table/multi-filter.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { type CashOrderSearch, cashStatusNames } from "./order-search.ts";
import { statusTexts } from "./order-state.ts";

const all = "all"; // a Select has no empty value

/** By words, direction, any of the statuses, and days. */
export function OrderFilters({
  search,
  change,
}: {
  search: CashOrderSearch;
  change: (filters: CashOrderSearch) => void;
}) {
  const text = useText();
  const { direction, status, from, until, q } = search;
  const kind = statusTexts(direction ?? "topUp");
  return (
    <>
      <SearchField
        label={text("cashBanks.searchOrders")}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-52"
      />
      <Select
        aria-label={text("cashBanks.direction")}
        prefix={<Text id="table.filter" values={{ label: text("cashBanks.direction") }} />}
        value={direction ?? all}
        onValueChange={(value) => change({ direction: value === "topUp" || value === "withdraw" ? value : undefined })}
        options={[
          { value: all, label: text("table.any") },
          { value: "topUp", label: text("cash.deposit") },
          { value: "withdraw", label: text("cash.withdraw") },
        ]}
        className="sm:w-44"
      />
      <MultiFilter
        label={text("table.status")}
        options={cashStatusNames.map((value) => ({ value, label: text(statusOf(kind, CashOrderStatus[value]).label) }))}
        chosen={status}
        change={(chosen) => change({ status: chosen && [...chosen] })}
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
