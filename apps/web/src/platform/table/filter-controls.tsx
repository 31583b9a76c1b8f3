import { Select } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../intl/intl.ts";
import { DayFilter } from "./day-filter.tsx";
import type { FilterControl, FilterOption, Filters } from "./list-filters.ts";
import { MultiFilter } from "./multi-filter.tsx";
import { SearchField } from "./search-field.tsx";

const all = "all"; // A Select has no empty value.

export interface FilterControlsProps {
  filters: Filters;
  search: Readonly<Record<string, unknown>>;
  change: (filters: Record<string, unknown>) => void;
  /** The options that a query answers, by the filter's key. */
  options: Readonly<Record<string, readonly FilterOption[] | undefined>>;
}

/** The controls of a list's filters, in the order of their declaration. */
export function FilterControls({ filters, search, change, options }: FilterControlsProps) {
  return Object.entries(filters).map(
    ([key, { control }]) =>
      control && (
        <OneControl
          key={key}
          control={control}
          options={options[key]}
          value={search[key]}
          change={(value) => change({ [key]: value })}
          days={{ from: search.from as string | undefined, to: search.until as string | undefined }}
          changeDays={({ from, to }) => change({ from, until: to })}
        />
      ),
  );
}

interface OneControlProps {
  control: FilterControl;
  options: readonly FilterOption[] | undefined;
  value: unknown;
  change: (value: unknown) => void;
  days: Days;
  changeDays: (days: Days) => void;
}
interface Days {
  from?: string | undefined;
  to?: string | undefined;
}

function OneControl({ control, options, value, change, days, changeDays }: OneControlProps) {
  const intl = useIntl();
  const wordsOf = (option: FilterOption) =>
    "label" in option ? intl.formatMessage({ id: option.label }) : option.words;
  switch (control.kind) {
    case "words":
      return (
        <SearchField
          label={intl.formatMessage({ id: control.label })}
          q={value as string | undefined}
          change={change}
          className={control.className}
        />
      );
    case "one":
      return (
        <Select
          aria-label={intl.formatMessage({ id: control.label })}
          prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: control.label }) }} />}
          value={(value as string | undefined) ?? all}
          onValueChange={(next) => change(next === all ? undefined : next)}
          options={[
            { value: all, label: intl.formatMessage({ id: "table.any" }) },
            ...(options ?? control.options ?? []).map((option) => ({
              value: option.value,
              label: wordsOf(option),
              ...("note" in option && option.note !== undefined && { note: option.note }),
            })),
          ]}
          className={control.className}
        />
      );
    case "some":
      return (
        <MultiFilter
          label={intl.formatMessage({ id: control.label })}
          options={control.options.map(({ value, label }) => ({ value, label: intl.formatMessage({ id: label }) }))}
          chosen={value as string[] | undefined}
          change={(chosen) => change(chosen && [...chosen])}
        />
      );
    case "days":
      return <DayFilter from={days.from} to={days.to} change={changeDays} />;
  }
}
