import { PayWhitelistStatus } from "@coffer/sdk";
import { Button } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { ShieldCheckIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { Page } from "../../../platform/page/page.tsx";
import { statusOf } from "../../../platform/status/status.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { DayFilter } from "../../../platform/table/day-filter.tsx";
import { exportPage } from "../../../platform/table/export-list.ts";
import { listQuery } from "../../../platform/table/list-query.ts";
import { MultiFilter } from "../../../platform/table/multi-filter.tsx";
import { SearchField } from "../../../platform/table/search-field.tsx";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { momentsOf } from "../../../platform/time/day-range.ts";
import { api, coffer } from "../api.ts";
import { payWhitelistStatus } from "../cash-status.ts";
import { AddIban } from "./add-iban.tsx";
import { useIbanColumns, useIbanFields } from "./iban-columns.tsx";
import { type IbanSearch, ibanStatusNames, isFiltered, noIbanFilters } from "./iban-search.ts";
import { RemoveIban } from "./remove-iban.tsx";

const look = 10_000; // Polling interval while one of them is in review (ms).

/** The user's own accounts that money is accepted from. */
export function IbansScreen({ adding }: { adding: boolean }) {
  const intl = useIntl();
  const { query: page, set, ...search } = useListSearch<IbanSearch>();
  const columns = useIbanColumns();
  const fields = useIbanFields();
  const filters = filtersOf(search);
  const query = useQuery({
    ...api.cash.getPayWhitelist.queryOptions({ ...page, ...filters }),
    ...listQuery((items: readonly { status: PayWhitelistStatus }[]) =>
      items.some(({ status }) => status === PayWhitelistStatus.underReview) ? look : false,
    ),
  });
  return (
    <Page
      title={<FormattedMessage id="cash.ibans" />}
      lead={<FormattedMessage id="cashBanks.ibansLead" />}
      actions={
        <Button asChild>
          <Link to="/assets/cash/whitelist" search={{ add: "1" }}>
            <FormattedMessage id="cashBanks.addIban" />
          </Link>
        </Button>
      }
    >
      <DataTable
        caption={intl.formatMessage({ id: "cash.ibans" })}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={columns}
        whole={{
          name: "sending-accounts",
          fields,
          pages: (signal) =>
            coffer.cash.getPayWhitelist({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
        }}
        tools={<Filters search={search} change={(changes) => void set({ ...changes })} />}
        filtered={isFiltered(search)}
        clear={() => void set({ ...noIbanFilters })}
        actions={(entry) => <RemoveIban entry={entry} />}
        empty={{
          icon: <ShieldCheckIcon />,
          title: <FormattedMessage id="cashBanks.noIbans" />,
          body: <FormattedMessage id="cashBanks.noIbansBody" />,
        }}
      />
      {adding && <AddIban close={() => void set({ add: undefined } as object)} />}
    </Page>
  );
}

function filtersOf({ status, from, until, q, sort }: IbanSearch & { sort?: string | undefined }) {
  return {
    ...momentsOf({ from, to: until }),
    ...(status !== undefined && { Status: status.map((name) => PayWhitelistStatus[name]) }),
    ...(q !== undefined && { Keyword: q }),
    ...(sort === "created" && { Sorting: "createdAt asc" as const }),
  };
}

function Filters({ search, change }: { search: IbanSearch; change: (filters: IbanSearch) => void }) {
  const intl = useIntl();
  const { status, from, until, q } = search;
  return (
    <>
      <SearchField
        label={intl.formatMessage({ id: "cashBanks.searchIbans" })}
        q={q}
        change={(next) => change({ q: next })}
        className="sm:w-56"
      />
      <MultiFilter
        label={intl.formatMessage({ id: "table.status" })}
        options={ibanStatusNames.map((value) => ({
          value,
          label: intl.formatMessage({ id: statusOf(payWhitelistStatus, PayWhitelistStatus[value]).label }),
        }))}
        chosen={status}
        change={(chosen) => change({ status: chosen && [...chosen] })}
      />
      <DayFilter from={from} to={until} change={(days) => change({ from: days.from, until: days.to })} />
    </>
  );
}
