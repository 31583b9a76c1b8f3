import { RecordStatus } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { decimalsOf } from "../../platform/amount/amount.ts";
import { Money } from "../../platform/money/money.tsx";
import { Address } from "../../platform/page/address.tsx";
import { When } from "../../platform/page/when.tsx";
import { recordStatus } from "../../platform/status/record-status.ts";
import { StatusTag } from "../../platform/status/status-tag.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { useWithdrawService, type WithdrawalRecord } from "./service.tsx";

export function useWithdrawalColumns(): Column<WithdrawalRecord>[] {
  const intl = useIntl();
  const { reference } = useWithdrawService();
  return [
    {
      id: "coin",
      header: intl.formatMessage({ id: "withdrawals.order" }),
      cell: (withdrawal) => (
        <TwoLine
          icon={<CoinIcon ticker={withdrawal.coin} />}
          title={withdrawal.networkName}
          note={<When at={withdrawal.time} />}
        />
      ),
    },
    ...reference.columns(intl),
    {
      id: "amount",
      header: intl.formatMessage({ id: "withdrawals.amount" }),
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
      header: intl.formatMessage({ id: "withdrawals.to" }),
      cell: ({ addressLabel, address }) =>
        addressLabel ? (
          <TwoLine title={addressLabel} note={<Address value={address} />} />
        ) : (
          <Address value={address} />
        ),
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "withdrawals.status" }),
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
