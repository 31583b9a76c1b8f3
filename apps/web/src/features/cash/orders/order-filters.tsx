import { CashOrderStatus } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { statusOf } from "../../../kernel/status/status.ts";
import { DayFilter } from "../../../kernel/table/day-filter.tsx";
import { SearchField } from "../../../kernel/table/search-field.tsx";
import { SomeFilter } from "../../../kernel/table/some-filter.tsx";
import { Text, useText } from "../../../lib/text.tsx";
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
      <SearchField label={text("bank.searchOrders")} q={q} change={(next) => change({ q: next })} className="sm:w-52" />
      <Select
        aria-label={text("bank.direction")}
        prefix={<Text id="table.filter" values={{ label: text("bank.direction") }} />}
        value={direction ?? all}
        onValueChange={(value) => change({ direction: value === "topUp" || value === "withdraw" ? value : undefined })}
        options={[
          { value: all, label: text("table.any") },
          { value: "topUp", label: text("cash.deposit") },
          { value: "withdraw", label: text("cash.withdraw") },
        ]}
        className="sm:w-44"
      />
      <SomeFilter
        label={text("table.status")}
        options={cashStatusNames.map((value) => ({ value, label: text(statusOf(kind, CashOrderStatus[value]).label) }))}
        chosen={status}
        change={(chosen) => change({ status: chosen && [...chosen] })}
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
