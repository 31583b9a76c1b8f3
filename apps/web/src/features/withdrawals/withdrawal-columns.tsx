import { RecordStatus } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { decimalsOf } from "../../platform/amount/amount.ts";
import { useText } from "../../platform/intl/text.tsx";
import { Money } from "../../platform/money/money.tsx";
import { Address } from "../../platform/page/address.tsx";
import { When } from "../../platform/page/when.tsx";
import { recordStatus } from "../../platform/status/record-status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { useWithdrawService, type WithdrawalRecord } from "./service.tsx";

export function useWithdrawalColumns(): Column<WithdrawalRecord>[] {
  const text = useText();
  const { more } = useWithdrawService();
  return [
    {
      id: "coin",
      header: text("withdrawals.order"),
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
      header: text("withdrawals.amount"),
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
      header: text("withdrawals.to"),
      cell: ({ addressLabel, address }) =>
        addressLabel ? (
          <TwoLine title={addressLabel} note={<Address value={address} />} />
        ) : (
          <Address value={address} />
        ),
    },
    {
      id: "status",
      header: text("withdrawals.status"),
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
