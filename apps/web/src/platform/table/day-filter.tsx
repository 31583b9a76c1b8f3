import { Input } from "@coffer/ui";
import { useIntl } from "react-intl";
import type { DayRange } from "../time/day-range.ts";
import { dayIn } from "../url/search-fields.ts";

/** From one day to another, both included. */
export function DayFilter({ from, to, change }: DayRange & { change: (days: DayRange) => void }) {
  const intl = useIntl();
  return (
    <span className="flex flex-wrap items-center gap-1.5">
      <Input
        type="date"
        aria-label={intl.formatMessage({ id: "table.fromDay" })}
        title={intl.formatMessage({ id: "table.fromDay" })}
        value={from ?? ""}
        max={to}
        onChange={(event) => change({ from: dayIn(event.target.value), to })}
        className="w-38!"
      />
      <span aria-hidden>–</span>
      <Input
        type="date"
        aria-label={intl.formatMessage({ id: "table.toDay" })}
        title={intl.formatMessage({ id: "table.toDay" })}
        value={to ?? ""}
        min={from}
        onChange={(event) => change({ from, to: dayIn(event.target.value) })}
        className="w-38!"
      />
    </span>
  );
}
