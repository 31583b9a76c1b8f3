import { type GlobalAccountCurrency, GlobalAccountStatus } from "@coffer/sdk";
import { Button, CoinIcon, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { HideBalances } from "../../../platform/money/hidden-balances.tsx";
import { Money } from "../../../platform/money/money.tsx";
import { PathLink } from "../../../platform/page/path-link.tsx";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import { DataTable } from "../../../platform/table/data-table.tsx";
import { api } from "../api.ts";
import { globalAccountStatus } from "../cash-status.ts";

/** The balances of the cash account, one currency per line. */
export function Balances() {
  const intl = useIntl();
  const query = useQuery({ ...api.cash.globalAccountCurrencys.queryOptions(), meta: { shows: "place" } });
  const desk = useQuery({ ...api.cash.getCashCurrencyList.queryOptions(), meta: { shows: "nothing" } }).data;
  const columns = useBalanceColumns();
  return (
    <DataTable
      titled
      caption={intl.formatMessage({ id: "cashBanks.balances" })}
      query={query}
      rows={query.data}
      rowKey={({ currency }) => currency}
      columns={columns}
      local
      tools={<HideBalances />}
      actions={({ currency, status }) => {
        const open = desk?.find((each) => each.currency === currency);
        if (status !== GlobalAccountStatus.active || !open) return null;
        return (
          <>
            {open.topUpOpen && <Go to="/assets/cash/deposit" currency={currency} label="cash.deposit" />}
            {open.withdrawOpen && <Go to="/assets/cash/withdraw" currency={currency} label="cash.withdraw" />}
          </>
        );
      }}
      empty={{ title: <FormattedMessage id="cashBanks.noCurrencies" /> }}
    />
  );
}

function Go({ to, currency, label }: { to: string; currency: string; label: PlainMessageId }) {
  return (
    <Button asChild variant="secondary" size="sm">
      <PathLink to={to} search={{ currency }}>
        <FormattedMessage id={label} />
      </PathLink>
    </Button>
  );
}

function useBalanceColumns(): Column<GlobalAccountCurrency>[] {
  const intl = useIntl();
  return [
    {
      id: "currency",
      header: intl.formatMessage({ id: "cash.currency" }),
      cell: ({ currency, name }) => <TwoLine icon={<CoinIcon ticker={currency} />} title={currency} note={name} />,
    },
    {
      id: "available",
      header: intl.formatMessage({ id: "cashBanks.available" }),
      number: true,
      cell: ({ available, scale, status }) =>
        status === GlobalAccountStatus.active ? (
          <Money amount={available} decimals={scale} />
        ) : (
          <StatusTag of={globalAccountStatus} value={status} />
        ),
    },
    {
      id: "frozen",
      header: intl.formatMessage({ id: "cashBanks.frozen" }),
      number: true,
      cell: ({ frozen, scale }) => <Money amount={frozen} decimals={scale} />,
    },
  ];
}
