import { RecordStatus, type Withdrawal } from "@coffer/sdk";
import { Address } from "../../../kernel/page/address.tsx";
import { Waiting, type WaitingProps } from "./waiting.tsx";

export interface WaitingWithdrawalProps {
  withdrawal: Pick<Withdrawal, "id" | "status" | "amount" | "coin" | "address"> &
    Pick<WaitingProps, "cashier" | "reviewBy">;
}

/** While a cashier's withdrawal waits for its merchant: for whom and until when, or the way to decide. */
export function WaitingWithdrawal({ withdrawal }: WaitingWithdrawalProps) {
  const { id, status, amount, coin, address, cashier, reviewBy } = withdrawal;
  if (status !== RecordStatus.awaitingSuperiorApproval) return null;
  return (
    <Waiting
      id={id}
      amount={amount}
      coin={coin}
      to={<Address value={address} full />}
      cashier={cashier}
      reviewBy={reviewBy}
    />
  );
}
