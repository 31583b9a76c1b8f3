import { MerchantReviewKind, RecordStatus, type Withdrawal } from "@coffer/sdk";
import { Address } from "../../../platform/page/address.tsx";
import { Waiting, type WaitingProps } from "./pending.tsx";

export interface PendingWithdrawalProps {
  withdrawal: Pick<Withdrawal, "id" | "number" | "status" | "amount" | "coin" | "address"> &
    Pick<WaitingProps, "cashier" | "reviewBy">;
}

/** A cashier's pending withdrawal: the merchant and the deadline, or the link to decide. */
export function PendingWithdrawal({ withdrawal }: PendingWithdrawalProps) {
  const { id, number, status, amount, coin, address, cashier, reviewBy } = withdrawal;
  if (status !== RecordStatus.awaitingSuperiorApproval) return null;
  const to = <Address value={address} full />;
  const asked = { id, number, amount, coin, to, kind: MerchantReviewKind.withdrawal };
  return <Waiting asked={asked} cashier={cashier} reviewBy={reviewBy} />;
}
