import type { GetSubMerchantDailyReportResult } from "@coffer/sdk";
import { useIntl } from "react-intl";
import { formatWorth } from "../../../platform/amount/amount.ts";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { ExactMoney } from "../../../platform/money/money.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { exportPage, type ListExport } from "../../../platform/table/export-list.ts";
import { useListSearch } from "../../../platform/table/use-list-search.ts";
import { formatDay } from "../../../platform/time/time.ts";
import { coffer } from "../api.ts";
import { zoneOf } from "./report-query.ts";
import { noReportFilters, type ReportSearch } from "./report-search.ts";
import { rowsAsked, useReport } from "./use-report.ts";

type Row = GetSubMerchantDailyReportResult["items"][number];

/** A row for each cashier's day in one coin. */
export function ReportRows() {
  const intl = useIntl();
  const { set, query: _page, ...search } = useListSearch<ReportSearch>();
  const query = useReport();
  const columns = useColumns(query.data?.totals.currency);
  const fields = useFields(query.data?.totals.currency ?? "", zoneOf(search));
  const pages = (signal: AbortSignal) =>
    coffer.merchant.getSubMerchantDailyReport({ ...rowsAsked(search), MaxResultCount: exportPage }, { signal }).pages();
  return (
    <DataTable
      titled
      caption={intl.formatMessage({ id: "merchantReport.rows" })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ date, subMerchantId, coin }) => `${date} ${subMerchantId} ${coin}`}
      columns={columns}
      whole={{ name: "report", pages, fields }}
      filtered={search.who !== undefined || search.of !== undefined}
      clear={() => void set({ ...noReportFilters })}
      empty={{
        title: <FormattedMessage id="merchantReport.none" />,
        body: <FormattedMessage id="merchantReport.noneBody" />,
      }}
    />
  );
}

function useColumns(currency: string | undefined): Column<Row>[] {
  const intl = useIntl();
  const { locale } = intl;
  return [
    {
      id: "date",
      header: intl.formatMessage({ id: "merchantReport.date" }),
      sort: true,
      cell: ({ date, userName }) => (
        <>
          <span className="block">{formatDay(date, intl)}</span>
          <span className="text-ink-2 text-label [overflow-wrap:anywhere]">{userName}</span>
        </>
      ),
    },
    {
      id: "orders",
      header: intl.formatMessage({ id: "merchantReport.orders" }),
      cell: ({ paidCount, orderCount }) => (
        <FormattedMessage id="merchantReport.paidOf" values={{ paid: paidCount, orders: orderCount }} />
      ),
    },
    {
      id: "collected",
      header: intl.formatMessage({ id: "merchantReport.collected" }),
      number: true,
      cell: ({ collectedAmount, collectedValue, coin }) => (
        <>
          <ExactMoney amount={collectedAmount} unit={coin} />
          {currency && (
            <span className="block text-ink-2 text-label">{formatWorth(collectedValue, currency, locale)}</span>
          )}
        </>
      ),
    },
    {
      id: "fee",
      header: intl.formatMessage({ id: "merchantReport.fees" }),
      number: true,
      cell: ({ feeAmount, coin }) => <ExactMoney amount={feeAmount} unit={coin} />,
    },
    {
      id: "refunded",
      header: intl.formatMessage({ id: "merchantReport.refunded" }),
      number: true,
      cell: ({ refundedAmount, coin }) => <ExactMoney amount={refundedAmount} unit={coin} />,
    },
    {
      id: "net",
      header: intl.formatMessage({ id: "merchantReport.net" }),
      number: true,
      cell: ({ netAmount, coin }) => <ExactMoney amount={netAmount} unit={coin} />,
    },
  ];
}

function useFields(currency: string, zone: string): ListExport<Row>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "merchantReport.dateIn" }, { zone }), value: ({ date }) => date },
    { header: intl.formatMessage({ id: "merchantReport.cashier" }), value: ({ userName }) => userName },
    { header: intl.formatMessage({ id: "merchantReport.coin" }), value: ({ coin }) => coin },
    { header: intl.formatMessage({ id: "merchantReport.ordersMade" }), value: ({ orderCount }) => String(orderCount) },
    { header: intl.formatMessage({ id: "merchantReport.ordersDone" }), value: ({ paidCount }) => String(paidCount) },
    { header: intl.formatMessage({ id: "merchantReport.collected" }), value: ({ collectedAmount }) => collectedAmount },
    {
      header: intl.formatMessage({ id: "merchantReport.collectedIn" }, { currency }),
      value: ({ collectedValue }) => collectedValue,
    },
    { header: intl.formatMessage({ id: "merchantReport.fees" }), value: ({ feeAmount }) => feeAmount },
    { header: intl.formatMessage({ id: "merchantReport.refunded" }), value: ({ refundedAmount }) => refundedAmount },
    { header: intl.formatMessage({ id: "merchantReport.net" }), value: ({ netAmount }) => netAmount },
  ];
}
