import type { Beneficiary, BeneficiarySorting } from "@coffer/sdk";
import { Select } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { UsersIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { exportPage } from "../../../platform/table/export-list.ts";
import { listQuery } from "../../../platform/table/list-query.ts";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { momentsOf } from "../../../platform/time/day-range.ts";
import { channelNames } from "../account/channel-names.ts";
import { api, coffer } from "../api.ts";
import { useRecipientColumns, useRecipientFields } from "./recipient-columns.tsx";
import { channelCodes, isFiltered, noRecipientFilters, type RecipientSearch } from "./recipient-search.ts";

const all = "all"; // A Select has no empty value.

/** The recipients of the cash account; filters, order and page are in the address. */
export function RecipientList({ actions }: { actions: (recipient: Beneficiary) => ReactNode }) {
  const intl = useIntl();
  const { query: page, set, ...search } = useListSearch<RecipientSearch>();
  const columns = useRecipientColumns();
  const fields = useRecipientFields();
  const filters = filtersOf(search);
  const query = useQuery({
    ...api.cash.getBeneficiaryPage.queryOptions({ ...page, ...filters }),
    ...listQuery(),
  });
  return (
    <DataTable
      caption={intl.formatMessage({ id: "cash.recipients" })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ id }) => id}
      columns={columns}
      whole={{
        name: "recipients",
        fields,
        pages: (signal) =>
          coffer.cash.getBeneficiaryPage({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
      }}
      tools={<Filters search={search} change={(changes) => void set({ ...changes })} />}
      filtered={isFiltered(search)}
      clear={() => void set({ ...noRecipientFilters })}
      actions={actions}
      empty={{
        icon: <UsersIcon />,
        title: <FormattedMessage id="cashBanks.noRecipients" />,
        body: <FormattedMessage id="cashBanks.noRecipientsBody" />,
      }}
    />
  );
}

/** Sorts by date or name; by default the last paid come first. */
const orders: Readonly<Record<string, BeneficiarySorting>> = {
  "-created": "createdAt desc",
  created: "createdAt asc",
  name: "friendlyName asc",
  "-name": "friendlyName asc",
};

function filtersOf({ channel, from, until, q, sort }: RecipientSearch & { sort?: string | undefined }) {
  const order = sort === undefined ? undefined : orders[sort];
  return {
    ...momentsOf({ from, to: until }),
    ...(channel !== undefined && { channel }),
    ...(q !== undefined && { Keyword: q }),
    ...(order !== undefined && { Sorting: order }),
  };
}

/** Filters by keyword, channel and days. */
function Filters({ search, change }: { search: RecipientSearch; change: (filters: RecipientSearch) => void }) {
  const intl = useIntl();
  const { channel, from, until, q } = search;
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "cashBanks.searchRecipients" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-56"
      />
      <Select
        aria-label={intl.formatMessage({ id: "cash.channel" })}
        prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "cash.channel" }) }} />}
        value={channel ?? all}
        onValueChange={(value) => change({ channel: channelCodes.find((code) => code === value) })}
        options={[
          { value: all, label: intl.formatMessage({ id: "table.any" }) },
          ...channelCodes.map((code) => ({ value: code, label: intl.formatMessage({ id: channelNames[code] }) })),
        ]}
        className="sm:w-52"
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
