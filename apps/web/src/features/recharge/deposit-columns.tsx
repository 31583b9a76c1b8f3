import { type Deposit, RecordStatus } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { Money } from "../../kernel/money/money.tsx";
import { Address } from "../../kernel/page/address.tsx";
import { When } from "../../kernel/page/when.tsx";
import { recordStatus } from "../../kernel/status/record-status.ts";
import { StatusTag } from "../../kernel/status/status-tag.tsx";
import type { Column } from "../../kernel/table/columns.ts";
import { decimalsOf } from "../../lib/money.ts";
import { Text, useText } from "../../lib/text.tsx";
import { isMoving } from "./moving.ts";

export function useDepositColumns(): Column<Deposit>[] {
  const text = useText();
  return [
    {
      id: "time",
      sort: true,
      header: text("recharge.number"),
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
      header: text("recharge.amount"),
      number: true,
      sort: true,
      cell: (deposit) => (
        <Money amount={deposit.amount} unit={deposit.coin} decimals={Math.max(2, decimalsOf(deposit.amount))} />
      ),
    },
    {
      id: "transaction",
      header: text("recharge.transaction"),
      cell: (deposit) => <Address value={deposit.txHash} copyLabel={text("recharge.copyHash")} />,
    },
    { id: "status", header: text("recharge.status"), cell: (deposit) => <DepositStatus deposit={deposit} /> },
  ];
}

/** "Confirming 2/3"; once credited, when it can leave again. */
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
          <Text id="recharge.heldUntil" values={{ done: confirmations, needed: confirmationsToWithdraw }} />
        </span>
      )}
    </span>
  );
}
