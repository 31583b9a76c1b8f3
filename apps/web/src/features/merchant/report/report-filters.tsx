import { Combobox, Segmented, Select } from "@coffer/ui";
import { useSuspenseQuery } from "@tanstack/react-query";
import { api as everyones } from "../../../platform/api.ts";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { useAccount } from "../../../platform/session.ts";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { zoneName } from "../../../platform/time/time.ts";
import { api } from "../api.ts";
import { zoneOf } from "./report-query.ts";
import { type ReportSearch, ranges } from "./report-search.ts";

const all = "all"; // a Select has no empty value
const own = "own";

/** The time, whose days they are, whose sales, in which coin, and the currency of the totals. */
export function ReportFilters({ cashier }: { cashier: boolean }) {
  const text = useText();
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
        aria-label={text("merchantReport.range")}
        value={hasOwnDays ? own : String(days)}
        onValueChange={range}
        options={[...ranges]
          .sort((one, other) => one - other)
          .map((each) => ({ value: String(each), label: <Text id="merchantReport.days" values={{ days: each }} /> }))}
      />
      <DayFilter
        from={from}
        to={until}
        change={(next) => void set({ from: next.from, until: next.to, days: undefined })}
      />
      <Combobox
        aria-label={text("merchantReport.zone")}
        value={zoneOf(search)}
        onValueChange={(zone) => void set({ zone: zone === zoneName() ? undefined : zone })}
        options={zones().map((zone) => ({ value: zone, label: zone.replaceAll("_", " ") }))}
        placeholder={text("form.select")}
        searchLabel={text("form.search")}
        emptyText={text("form.noMatch")}
        className="sm:w-52"
      />
      {!cashier && <Cashiers who={search.who} change={(who) => void set({ who })} />}
      <Coins of={search.of} change={(of) => void set({ of })} />
      <Currencies chosen={search.in} change={(currency) => void set({ in: currency })} />
    </div>
  );
}

/** The person's own first, and UTC, which the list of names may lack. */
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
  const text = useText();
  return (
    <Select
      aria-label={text(label)}
      prefix={<Text id="table.filter" values={{ label: text(label) }} />}
      value={value ?? all}
      onValueChange={(chosen) => change(chosen === all ? undefined : chosen)}
      options={[{ value: all, label: text("table.any") }, ...options]}
      className="sm:w-44"
    />
  );
}

/** The account's own pricing currency, or another one. */
function Currencies({ chosen, change }: { chosen: string | undefined; change: ChoiceProps<string>["change"] }) {
  const text = useText();
  const usual = useAccount()?.pricingCurrency;
  const { data: currencies } = useSuspenseQuery(everyones.basic.getLegalPricingCurrencyList.queryOptions());
  return (
    <Select
      aria-label={text("merchantReport.currency")}
      prefix={<Text id="table.filter" values={{ label: text("merchantReport.currency") }} />}
      value={chosen ?? usual}
      onValueChange={(value) => change(value === usual ? undefined : value)}
      options={currencies.map(({ currency }) => ({ value: currency, label: currency }))}
      className="sm:w-44"
    />
  );
}

/** As many as a page holds: who has more finds a cashier by the rows. */
const mostCashiers = 100;
export const cashiersQuery = () => api.merchant.getSubMerchantList.queryOptions({ MaxResultCount: mostCashiers });
