import { RedemptionStatus, type TradeRecord } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";
import { statusOf } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { exportPage, type ListExport } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { sortingOf } from "../../platform/table/record-filters.tsx";
import { SearchField } from "../../platform/table/search-field.tsx";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { api, coffer } from "./api.ts";
import { redemptionStatus } from "./earn-status.ts";

const look = 15_000; // Polling interval while a redemption is pending (ms).
export const typeNames: Record<TradeRecord["type"], PlainMessageId> = {
  stake: "earn.typeStake",
  redeem: "earn.typeRedeem",
  interest: "earn.typeInterest",
};

/** Stakes, redemptions and interest in order. */
export function EarnHistory() {
  const intl = useIntl();
  const { query: page, set, q, sort } = useListSearch();
  const filters = { ...(q !== undefined && { Keyword: q }), ...sortingOf(sort) };
  const query = useQuery({
    ...api.earn.getUserTradeRecord.queryOptions({ ...page, ...filters }),
    ...listQuery(
      (items: readonly TradeRecord[]) => items.some(({ status }) => status === RedemptionStatus.redeeming) && look,
    ),
  });
  return (
    <DataTable
      titled
      caption={intl.formatMessage({ id: "earn.showHistory" })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ id }) => id}
      columns={useColumns()}
      whole={{
        name: "earn-history",
        fields: useFields(),
        pages: (signal) =>
          coffer.earn.getUserTradeRecord({ ...filters, MaxResultCount: exportPage }, { signal }).pages(),
      }}
      tools={
        <SearchField
          label={intl.formatMessage({ id: "earn.search" })}
          q={q}
          change={(next) => void set({ q: next })}
          className="sm:w-56"
        />
      }
      filtered={q !== undefined}
      clear={() => void set({ q: undefined })}
      empty={{ title: <FormattedMessage id="earn.noHistory" />, body: <FormattedMessage id="earn.noPositionsBody" /> }}
    />
  );
}

function useColumns(): Column<TradeRecord>[] {
  const intl = useIntl();
  return [
    {
      id: "number",
      header: intl.formatMessage({ id: "earn.number" }),
      cell: ({ id, coin, type, productName, number }) => (
        <TwoLine
          icon={<CoinIcon ticker={coin} />}
          title={
            <Link to="/assets/invest" search={{ id }} className="hover:underline">
              {`${intl.formatMessage({ id: typeNames[type] })} · ${productName}`}
            </Link>
          }
          note={<span className="whitespace-nowrap font-mono text-head">{number}</span>}
        />
      ),
    },
    { id: "time", header: intl.formatMessage({ id: "earn.time" }), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "amount",
      header: intl.formatMessage({ id: "earn.amount" }),
      number: true,
      sort: true,
      cell: ({ amount, coin }) => <ExactMoney amount={amount} unit={coin} />,
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "table.status" }),
      cell: ({ status }) =>
        status === null ? <FormattedMessage id="earn.done" /> : <StatusTag of={redemptionStatus} value={status} />,
    },
  ];
}

function useFields(): ListExport<TradeRecord>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "earn.number" }), value: ({ number }) => number },
    { header: intl.formatMessage({ id: "earn.timeUtc" }), value: ({ time }) => time },
    {
      header: intl.formatMessage({ id: "earn.type" }),
      value: ({ type }) => intl.formatMessage({ id: typeNames[type] }),
    },
    { header: intl.formatMessage({ id: "earn.product" }), value: ({ productName }) => productName },
    { header: intl.formatMessage({ id: "table.coin" }), value: ({ coin }) => coin },
    { header: intl.formatMessage({ id: "earn.amount" }), value: ({ amount }) => amount },
    {
      header: intl.formatMessage({ id: "table.status" }),
      value: ({ status }) =>
        intl.formatMessage({ id: status === null ? "earn.done" : statusOf(redemptionStatus, status).label }),
    },
  ];
}
