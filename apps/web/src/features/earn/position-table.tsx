import { type FinancialPosition, PositionStatus } from "@coffer/sdk";
import { Button, CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LockIcon } from "lucide-react";
import { useIntl } from "react-intl";
import { decimalsOf } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Money } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";
import { statusOf } from "../../platform/status/status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { exportPage, type ListExport } from "../../platform/table/export-list.ts";
import { listQuery } from "../../platform/table/list-query.ts";
import { useListSearch } from "../../platform/table/use-list-search.ts";
import { formatDay } from "../../platform/time/time.ts";
import { coffer } from "./api.ts";
import { positionStatus } from "./earn-status.ts";
import { rateShown } from "./product-rows.tsx";
import { positionsQuery, statusesOf } from "./staked-query.ts";

const look = 15_000; // ms

/** Each stake separately: two in one product are two rows. */
export function PositionTable({ closed: ended }: { closed: boolean }) {
  const intl = useIntl();
  const { query: page } = useListSearch();
  const query = useQuery({
    ...positionsQuery(ended, page),
    ...listQuery(() => look),
  });
  const currency = query.data?.currency ?? "";
  return (
    <DataTable
      titled
      caption={intl.formatMessage({ id: ended ? "earn.showClosed" : "earn.positions" })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ id }) => id}
      columns={useColumns(currency, ended)}
      actions={ended ? undefined : (position) => <Redeem position={position} />}
      whole={{
        name: ended ? "earn-closed" : "earn-positions",
        fields: useFields(),
        pages: (signal) =>
          coffer.earn
            .getFinancialUserAsset({ Status: statusesOf(ended), MaxResultCount: exportPage }, { signal })
            .pages(),
      }}
      empty={{
        title: <FormattedMessage id={ended ? "earn.noClosed" : "earn.noPositions"} />,
        body: !ended && <FormattedMessage id="earn.noPositionsBody" />,
        action: !ended && (
          <Button asChild>
            <Link to="/earn" search={{}}>
              <FormattedMessage id="earn.findProduct" />
            </Link>
          </Button>
        ),
      }}
    />
  );
}

function useColumns(currency: string, ended: boolean): Column<FinancialPosition>[] {
  const intl = useIntl();
  const { locale } = intl;
  const all: (Column<FinancialPosition> & { ended?: boolean })[] = [
    {
      id: "product",
      header: intl.formatMessage({ id: "earn.product" }),
      cell: ({ coin, productName, number }) => (
        <TwoLine
          icon={<CoinIcon ticker={coin} />}
          title={productName}
          note={<span className="whitespace-nowrap font-mono text-head">{number}</span>}
        />
      ),
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "earn.staked" }),
      number: true,
      cell: ({ amount, coin, value }) => (
        <span className="whitespace-nowrap">
          <Money
            amount={amount}
            unit={coin}
            decimals={Math.max(2, decimalsOf(amount))}
            approx={{ amount: value, unit: currency }}
          />
        </span>
      ),
    },
    {
      id: "rate",
      header: intl.formatMessage({ id: "earn.rate" }),
      number: true,
      cell: ({ annualRate }) => rateShown(annualRate, locale),
    },
    {
      id: "accrued",
      header: intl.formatMessage({ id: "earn.accrued" }),
      number: true,
      ended: false,
      cell: ({ interestAccrued, coin }) => <Interest amount={interestAccrued} coin={coin} />,
    },
    {
      id: "paid",
      header: intl.formatMessage({ id: "earn.paid" }),
      number: true,
      cell: ({ interestTotal, coin }) => <Interest amount={interestTotal} coin={coin} />,
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "table.status" }),
      cell: ({ status, maturesAt, closedAt }) => (
        <span className="flex flex-col items-start gap-0.5">
          <StatusTag of={positionStatus} value={status} />
          <span className="text-head text-ink-2">
            {closedAt ? (
              <When at={closedAt} />
            ) : (
              maturesAt && <FormattedMessage id="earn.until" values={{ day: formatDay(maturesAt, intl) }} />
            )}
          </span>
        </span>
      ),
    },
  ];
  return all.filter((column) => !ended || column.ended !== false);
}

/** Decimals of interest in a row; the title and the export have all. */
const INTEREST_DECIMALS = 8;

const Interest = ({ amount, coin }: { amount: string; coin: string }) => (
  <Money amount={amount} unit={coin} decimals={Math.min(INTEREST_DECIMALS, Math.max(2, decimalsOf(amount)))} />
);

/** The reason for a disabled redemption is beside the button. */
function Redeem({ position }: { position: FinancialPosition }) {
  const { id, status, redeemableFrom } = position;
  if (status !== PositionStatus.earning) return null;
  if (redeemableFrom !== null)
    return (
      <span className="flex items-center justify-end gap-1.5 text-ink-2 text-label">
        <LockIcon aria-hidden className="size-3.5" />
        <span>
          <FormattedMessage id="earn.redeemableFrom" values={{ time: <When at={redeemableFrom} /> }} />
        </span>
      </span>
    );
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to="/assets/invest" search={{ redeem: id }}>
        <FormattedMessage id="earn.redeem" />
      </Link>
    </Button>
  );
}

function useFields(): ListExport<FinancialPosition>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "earn.number" }), value: ({ number }) => number },
    { header: intl.formatMessage({ id: "earn.product" }), value: ({ productName }) => productName },
    { header: intl.formatMessage({ id: "table.coin" }), value: ({ coin }) => coin },
    { header: intl.formatMessage({ id: "earn.staked" }), value: ({ amount }) => amount },
    { header: intl.formatMessage({ id: "earn.rate" }), value: ({ annualRate }) => annualRate },
    { header: intl.formatMessage({ id: "earn.accrued" }), value: ({ interestAccrued }) => interestAccrued },
    { header: intl.formatMessage({ id: "earn.paid" }), value: ({ interestTotal }) => interestTotal },
    { header: intl.formatMessage({ id: "earn.stakedUtc" }), value: ({ stakedAt }) => stakedAt },
    { header: intl.formatMessage({ id: "earn.maturesUtc" }), value: ({ maturesAt }) => maturesAt ?? "" },
    {
      header: intl.formatMessage({ id: "table.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(positionStatus, status).label }),
    },
  ];
}
