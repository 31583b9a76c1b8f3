import type { GetSubMerchantDailyReportResult } from "@coffer/sdk";
import { formatWorth } from "../../../platform/amount/amount.ts";
import { Text, useLocale, useText } from "../../../platform/intl/text.tsx";
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
  const text = useText();
  const { set, query: _page, ...search } = useListSearch<ReportSearch>();
  const query = useReport();
  const columns = useColumns(query.data?.totals.currency);
  const fields = useFields(query.data?.totals.currency ?? "", zoneOf(search));
  const pages = (signal: AbortSignal) =>
    coffer.merchant.getSubMerchantDailyReport({ ...rowsAsked(search), MaxResultCount: exportPage }, { signal }).pages();
  return (
    <DataTable
      titled
      caption={text("merchantReport.rows")}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ date, subMerchantId, coin }) => `${date} ${subMerchantId} ${coin}`}
      columns={columns}
      whole={{ name: "report", pages, fields }}
      filtered={search.who !== undefined || search.of !== undefined}
      clear={() => void set({ ...noReportFilters })}
      empty={{ title: <Text id="merchantReport.none" />, body: <Text id="merchantReport.noneBody" /> }}
    />
  );
}

function useColumns(currency: string | undefined): Column<Row>[] {
  const text = useText();
  const locale = useLocale();
  return [
    {
      id: "date",
      header: text("merchantReport.date"),
      sort: true,
      cell: ({ date, userName }) => (
        <>
          <span className="block">{formatDay(date, locale)}</span>
          <span className="text-ink-2 text-label [overflow-wrap:anywhere]">{userName}</span>
        </>
      ),
    },
    {
      id: "orders",
      header: text("merchantReport.orders"),
      cell: ({ paidCount, orderCount }) => (
        <Text id="merchantReport.paidOf" values={{ paid: paidCount, orders: orderCount }} />
      ),
    },
    {
      id: "collected",
      header: text("merchantReport.collected"),
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
      header: text("merchantReport.fees"),
      number: true,
      cell: ({ feeAmount, coin }) => <ExactMoney amount={feeAmount} unit={coin} />,
    },
    {
      id: "refunded",
      header: text("merchantReport.refunded"),
      number: true,
      cell: ({ refundedAmount, coin }) => <ExactMoney amount={refundedAmount} unit={coin} />,
    },
    {
      id: "net",
      header: text("merchantReport.net"),
      number: true,
      cell: ({ netAmount, coin }) => <ExactMoney amount={netAmount} unit={coin} />,
    },
  ];
}

function useFields(currency: string, zone: string): ListExport<Row>["fields"] {
  const text = useText();
  return [
    { header: text("merchantReport.dateIn", { zone }), value: ({ date }) => date },
    { header: text("merchantReport.cashier"), value: ({ userName }) => userName },
    { header: text("merchantReport.coin"), value: ({ coin }) => coin },
    { header: text("merchantReport.ordersMade"), value: ({ orderCount }) => String(orderCount) },
    { header: text("merchantReport.ordersDone"), value: ({ paidCount }) => String(paidCount) },
    { header: text("merchantReport.collected"), value: ({ collectedAmount }) => collectedAmount },
    { header: text("merchantReport.collectedIn", { currency }), value: ({ collectedValue }) => collectedValue },
    { header: text("merchantReport.fees"), value: ({ feeAmount }) => feeAmount },
    { header: text("merchantReport.refunded"), value: ({ refundedAmount }) => refundedAmount },
    { header: text("merchantReport.net"), value: ({ netAmount }) => netAmount },
  ];
}
