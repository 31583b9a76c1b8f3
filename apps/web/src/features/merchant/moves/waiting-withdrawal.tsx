import { MerchantReviewKind, RecordStatus, type Withdrawal } from "@coffer/sdk";
import { Address } from "../../../kernel/page/address.tsx";
import { Waiting, type WaitingProps } from "./waiting.tsx";

export interface WaitingWithdrawalProps {
  withdrawal: Pick<Withdrawal, "id" | "number" | "status" | "amount" | "coin" | "address"> &
    Pick<WaitingProps, "cashier" | "reviewBy">;
}

/** While a cashier's withdrawal waits for its merchant: for whom and until when, or the way to decide. */
export function WaitingWithdrawal({ withdrawal }: WaitingWithdrawalProps) {
  const { id, number, status, amount, coin, address, cashier, reviewBy } = withdrawal;
  if (status !== RecordStatus.awaitingSuperiorApproval) return null;
  const to = <Address value={address} full />;
  const asked = { id, number, amount, coin, to, kind: MerchantReviewKind.withdrawal };
  return <Waiting asked={asked} cashier={cashier} reviewBy={reviewBy} />;
}
