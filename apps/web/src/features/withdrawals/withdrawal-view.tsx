import type { Withdrawal } from "@coffer/sdk";
import { Notice, Skeleton } from "@coffer/ui";
import type { ReactNode } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useMoneyMovedOn } from "../../platform/money/money-moved.ts";
import { Address } from "../../platform/page/address.tsx";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { recordStatus } from "../../platform/status/record-status.ts";
import { statusOf } from "../../platform/status/status.ts";
import { StatusNext, StatusTag } from "../../platform/status/status-tag.tsx";
import { CancelWithdrawal } from "./cancel-withdrawal.tsx";
import { OrderLines } from "./order-lines.tsx";
import { useDecideLabel, useWithdrawService, type WithdrawalRecord } from "./service.tsx";
import { WithdrawalPath } from "./status-path.tsx";
import { useWithdrawal } from "./use-withdrawal.ts";

/** The save button of the address, if the page has the address book. */
export type SaveAddress = (
  entry: Pick<Withdrawal, "coin" | "network" | "networkName" | "address" | "tag">,
) => ReactNode;

export interface WithdrawalViewProps {
  id: string;
  saveAddress: SaveAddress;
  /** Further actions. */
  actions: (withdrawal: WithdrawalRecord) => ReactNode;
}

/** One withdrawal by its status; polled until the end. */
export function WithdrawalView({ id, saveAddress, actions }: WithdrawalViewProps) {
  const intl = useIntl();
  const { Pending } = useWithdrawService().approval;
  const decideLabel = useDecideLabel();
  const { withdrawal, isPending, error } = useWithdrawal(id);
  useMoneyMovedOn(withdrawal?.status);
  if (isPending) return <Skeleton className="h-80 w-full" />;
  if (!withdrawal) return <FailureNote error={error} />;
  const { number, status, failReason, txHash } = withdrawal;
  return (
    <>
      <div className="flex flex-col items-start gap-2" aria-live="polite">
        <StatusTag of={recordStatus} value={status} />
        <p className="text-ink-2">
          <StatusNext of={recordStatus} value={status} />
        </p>
      </div>
      {failReason && (
        <Notice
          tone={statusOf(recordStatus, status).tone}
          live="off"
          title={<FormattedMessage id="withdrawals.reason" />}
        >
          {failReason}
        </Notice>
      )}
      <Pending withdrawal={withdrawal} />
      <WithdrawalPath withdrawal={withdrawal} />
      <div className="flex flex-col gap-3 border-line border-t pt-5">
        <p className="flex justify-between gap-4">
          <span className="text-ink-2">
            <FormattedMessage id="withdrawals.number" />
          </span>
          <span className="font-mono text-label">{number}</span>
        </p>
        {txHash && (
          <p className="flex justify-between gap-4">
            <span className="text-ink-2">
              <FormattedMessage id="withdrawals.transaction" />
            </span>
            <Address value={txHash} copyLabel={intl.formatMessage({ id: "withdrawals.copyHash" })} />
          </p>
        )}
        <OrderLines order={withdrawal} />
      </div>
      <div className="flex flex-wrap gap-2.5 empty:hidden">
        {actions(withdrawal)}
        {saveAddress(withdrawal)}
        {withdrawal.cancellable && !decideLabel(withdrawal) && <CancelWithdrawal withdrawal={withdrawal} />}
      </div>
    </>
  );
}
