import { type FinancialPosition, PositionStatus } from "@coffer/sdk";
import { Button, CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { LockIcon } from "lucide-react";
import { decimalsOf } from "../../platform/amount/amount.ts";
import { Text, useLocale, useText } from "../../platform/intl/text.tsx";
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

/** Each stake by itself: two in one product are two rows. */
export function PositionTable({ closed: ended }: { closed: boolean }) {
  const text = useText();
  const { query: page } = useListSearch();
  const query = useQuery({
    ...positionsQuery(ended, page),
    ...listQuery(() => look),
  });
  const currency = query.data?.currency ?? "";
  return (
    <DataTable
      titled
      caption={text(ended ? "earn.showClosed" : "earn.positions")}
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
        title: <Text id={ended ? "earn.noClosed" : "earn.noPositions"} />,
        body: !ended && <Text id="earn.noPositionsBody" />,
        action: !ended && (
          <Button asChild>
            <Link to="/earn" search={{}}>
              <Text id="earn.findProduct" />
            </Link>
          </Button>
        ),
      }}
    />
  );
}

function useColumns(currency: string, ended: boolean): Column<FinancialPosition>[] {
  const text = useText();
  const locale = useLocale();
  const all: (Column<FinancialPosition> & { ended?: boolean })[] = [
    {
      id: "product",
      header: text("earn.product"),
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
      header: text("earn.staked"),
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
    { id: "rate", header: text("earn.rate"), number: true, cell: ({ annualRate }) => rateShown(annualRate, locale) },
    {
      id: "accrued",
      header: text("earn.accrued"),
      number: true,
      ended: false,
      cell: ({ interestAccrued, coin }) => <Interest amount={interestAccrued} coin={coin} />,
    },
    {
      id: "paid",
      header: text("earn.paid"),
      number: true,
      cell: ({ interestTotal, coin }) => <Interest amount={interestTotal} coin={coin} />,
    },
    {
      id: "status",
      header: text("table.status"),
      cell: ({ status, maturesAt, closedAt }) => (
        <span className="flex flex-col items-start gap-0.5">
          <StatusTag of={positionStatus} value={status} />
          <span className="text-head text-ink-2">
            {closedAt ? (
              <When at={closedAt} />
            ) : (
              maturesAt && <Text id="earn.until" values={{ day: formatDay(maturesAt, locale) }} />
            )}
          </span>
        </span>
      ),
    },
  ];
  return all.filter((column) => !ended || column.ended !== false);
}

/** Decimals of interest in a row; all of them stand in its title and in the file. */
const INTEREST_DECIMALS = 8;

const Interest = ({ amount, coin }: { amount: string; coin: string }) => (
  <Money amount={amount} unit={coin} decimals={Math.min(INTEREST_DECIMALS, Math.max(2, decimalsOf(amount)))} />
);

/** Why it can't be redeemed now stands beside the button. */
function Redeem({ position }: { position: FinancialPosition }) {
  const { id, status, redeemableFrom } = position;
  if (status !== PositionStatus.earning) return null;
  if (redeemableFrom !== null)
    return (
      <span className="flex items-center justify-end gap-1.5 text-ink-2 text-label">
        <LockIcon aria-hidden className="size-3.5" />
        <span>
          <Text id="earn.redeemableFrom" values={{ time: <When at={redeemableFrom} /> }} />
        </span>
      </span>
    );
  return (
    <Button asChild variant="secondary" size="sm">
      <Link to="/assets/invest" search={{ redeem: id }}>
        <Text id="earn.redeem" />
      </Link>
    </Button>
  );
}

function useFields(): ListExport<FinancialPosition>["fields"] {
  const text = useText();
  return [
    { header: text("earn.number"), value: ({ number }) => number },
    { header: text("earn.product"), value: ({ productName }) => productName },
    { header: text("table.coin"), value: ({ coin }) => coin },
    { header: text("earn.staked"), value: ({ amount }) => amount },
    { header: text("earn.rate"), value: ({ annualRate }) => annualRate },
    { header: text("earn.accrued"), value: ({ interestAccrued }) => interestAccrued },
    { header: text("earn.paid"), value: ({ interestTotal }) => interestTotal },
    { header: text("earn.stakedUtc"), value: ({ stakedAt }) => stakedAt },
    { header: text("earn.maturesUtc"), value: ({ maturesAt }) => maturesAt ?? "" },
    { header: text("table.status"), value: ({ status }) => text(statusOf(positionStatus, status).label) },
  ];
}
