import { Combobox, Segmented, Select } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api as everyones } from "../../../platform/api.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useAccount } from "../../../platform/session.ts";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { zoneName } from "../../../platform/time/time.ts";
import { api } from "../api.ts";
import { zoneOf } from "./report-query.ts";
import { type ReportSearch, ranges } from "./report-search.ts";

const all = "all"; // A Select has no empty value.
const own = "own";

/** Filters by period, time zone, cashier, coin, and the currency of totals. */
export function ReportFilters({ cashier }: { cashier: boolean }) {
  const intl = useIntl();
  const { set, ...search } = useListSearch<ReportSearch>();
  const { from, until, days = ranges[0] } = search;
  const hasOwnDays = from !== undefined || until !== undefined;
  const range = (value: string) => {
    const chosen = ranges.find((each) => String(each) === value);
    void set({ from: undefined, until: undefined, days: chosen === ranges[0] ? undefined : chosen });
  };
  return (
    <div className="flex flex-wrap items-center gap-2.5">
      <Segmented
        aria-label={intl.formatMessage({ id: "merchantReport.range" })}
        value={hasOwnDays ? own : String(days)}
        onValueChange={range}
        options={[...ranges]
          .sort((one, other) => one - other)
          .map((each) => ({
            value: String(each),
            label: <FormattedMessage id="merchantReport.days" values={{ days: each }} />,
          }))}
      />
      <DayFilter
        from={from}
        to={until}
        change={(next) => void set({ from: next.from, until: next.to, days: undefined })}
      />
      <Combobox
        aria-label={intl.formatMessage({ id: "merchantReport.zone" })}
        value={zoneOf(search)}
        onValueChange={(zone) => void set({ zone: zone === zoneName() ? undefined : zone })}
        options={zones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        placeholder={intl.formatMessage({ id: "form.select" })}
        searchLabel={intl.formatMessage({ id: "form.search" })}
        emptyText={intl.formatMessage({ id: "form.noMatch" })}
        className="sm:w-52"
      />
      {!cashier && <Cashiers who={search.who} change={(who) => void set({ who })} />}
      <Coins of={search.of} change={(of) => void set({ of })} />
      <Currencies chosen={search.in} change={(currency) => void set({ in: currency })} />
    </div>
  );
}

/** The user's own zone first, and UTC, which the browser's list may lack. */
const zones = (): string[] => [...new Set([zoneName(), "UTC", ...Intl.supportedValuesOf("timeZone")])];

interface ChoiceProps<Key extends string> {
  change: (value: string | undefined) => void;
  label: Key;
}

function Cashiers({ who, change }: { who: string | undefined; change: ChoiceProps<string>["change"] }) {
  const { items } = useSuspenseQuery(cashiersQuery()).data;
  return (
    <Choice
      label="merchantReport.cashier"
      value={who}
      change={change}
      options={items.map(({ id, userName }) => ({ value: id, label: userName }))}
    />
  );
}

function Coins({ of, change }: { of: string | undefined; change: ChoiceProps<string>["change"] }) {
  const { items } = useSuspenseQuery(api.merchant.getMerchantSettlementCoinList.queryOptions()).data;
  return (
    <Choice
      label="merchantReport.coin"
      value={of}
      change={change}
      options={items.map(({ coin, name }) => ({ value: coin, label: coin, note: name }))}
    />
  );
}

interface Choices extends ChoiceProps<"merchantReport.cashier" | "merchantReport.coin"> {
  value: string | undefined;
  options: readonly { value: string; label: string; note?: string }[];
}

function Choice({ label, value, change, options }: Choices) {
  const intl = useIntl();
  return (
    <Select
      aria-label={intl.formatMessage({ id: label })}
      prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: label }) }} />}
      value={value ?? all}
      onValueChange={(chosen) => change(chosen === all ? undefined : chosen)}
      options={[{ value: all, label: intl.formatMessage({ id: "table.any" }) }, ...options]}
      className="sm:w-44"
    />
  );
}

/** The account's own currency, or another one. */
function Currencies({ chosen, change }: { chosen: string | undefined; change: ChoiceProps<string>["change"] }) {
  const intl = useIntl();
  const usual = useAccount()?.pricingCurrency;
  const { data: currencies } = useSuspenseQuery(everyones.basic.getLegalPricingCurrencyList.queryOptions());
  return (
    <Select
      aria-label={intl.formatMessage({ id: "merchantReport.currency" })}
      prefix={
        <FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "merchantReport.currency" }) }} />
      }
      value={chosen ?? usual}
      onValueChange={(value) => change(value === usual ? undefined : value)}
      options={currencies.map(({ currency }) => ({ value: currency, label: currency }))}
      className="sm:w-44"
    />
  );
}

/** The number of a page: merchants with more cashiers find one by the rows. */
const mostCashiers = 100;
export const cashiersQuery = () => api.merchant.getSubMerchantList.queryOptions({ MaxResultCount: mostCashiers });
