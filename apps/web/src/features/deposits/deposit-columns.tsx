import { type Deposit, RecordStatus } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { decimalsOf } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Money } from "../../platform/money/money.tsx";
import { Address } from "../../platform/page/address.tsx";
import { When } from "../../platform/page/when.tsx";
import { recordStatus } from "../../platform/status/record-status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { isMoving } from "./in-progress.ts";

export function useDepositColumns(): Column<Deposit>[] {
  const intl = useIntl();
  return [
    {
      id: "time",
      sort: true,
      header: intl.formatMessage({ id: "deposits.number" }),
      cell: (deposit) => (
        <TwoLine
          icon={<CoinIcon ticker={deposit.coin} />}
          title={deposit.networkName}
          note={<When at={deposit.time} />}
        />
      ),
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "deposits.amount" }),
      number: true,
      sort: true,
      cell: (deposit) => (
        <Money amount={deposit.amount} unit={deposit.coin} decimals={Math.max(2, decimalsOf(deposit.amount))} />
      ),
    },
    {
      id: "transaction",
      header: intl.formatMessage({ id: "deposits.transaction" }),
      cell: (deposit) => <Address value={deposit.txHash} copyLabel={intl.formatMessage({ id: "deposits.copyHash" })} />,
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "deposits.status" }),
      cell: (deposit) => <DepositStatus deposit={deposit} />,
    },
  ];
}

/** "Confirming 2/3"; after the credit, when it can be withdrawn. */
export function DepositStatus({ deposit }: { deposit: Deposit }) {
  const { status, confirmations, confirmationsRequired, confirmationsToWithdraw } = deposit;
  const confirming = status === RecordStatus.confirming;
  return (
    <span className="flex flex-col items-start gap-1 max-sm:items-end">
      <StatusTag
        of={recordStatus}
        value={status}
        progress={confirming ? { done: confirmations, needed: confirmationsRequired } : undefined}
      />
      {!confirming && isMoving(deposit) && (
        <span className="text-head text-ink-2">
          <FormattedMessage id="deposits.heldUntil" values={{ done: confirmations, needed: confirmationsToWithdraw }} />
        </span>
      )}
    </span>
  );
}
