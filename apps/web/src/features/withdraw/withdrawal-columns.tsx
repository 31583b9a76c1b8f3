import { RecordStatus } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { Money } from "../../kernel/money/money.tsx";
import { Address } from "../../kernel/page/address.tsx";
import { When } from "../../kernel/page/when.tsx";
import { recordStatus } from "../../kernel/status/record-status.ts";
import { StatusTag } from "../../kernel/status/status-tag.tsx";
import type { Column } from "../../kernel/table/columns.ts";
import { decimalsOf } from "../../lib/money.ts";
import { useText } from "../../lib/text.tsx";
import { useWithdrawService, type WithdrawalRecord } from "./service.tsx";

export function useWithdrawalColumns(): Column<WithdrawalRecord>[] {
  const text = useText();
  const { more } = useWithdrawService();
  return [
    {
      id: "coin",
      header: text("withdraw.order"),
      cell: (withdrawal) => (
        <TwoLine
          icon={<CoinIcon ticker={withdrawal.coin} />}
          title={withdrawal.networkName}
          note={<When at={withdrawal.time} />}
        />
      ),
    },
    ...(more?.columns(text) ?? []),
    {
      id: "amount",
      header: text("withdraw.amount"),
      number: true,
      cell: (withdrawal) => (
        <Money
          amount={withdrawal.amount}
          unit={withdrawal.coin}
          decimals={Math.max(2, decimalsOf(withdrawal.amount))}
        />
      ),
    },
    {
      id: "to",
      header: text("withdraw.to"),
      cell: ({ addressLabel, address }) =>
        addressLabel ? (
          <TwoLine title={addressLabel} note={<Address value={address} />} />
        ) : (
          <Address value={address} />
        ),
    },
    {
      id: "status",
      header: text("withdraw.status"),
      cell: ({ status, confirmations, confirmationsRequired }) => (
        <StatusTag
          of={recordStatus}
          value={status}
          progress={
            status === RecordStatus.remittedOut ? { done: confirmations, needed: confirmationsRequired } : undefined
          }
        />
      ),
    },
  ];
}
