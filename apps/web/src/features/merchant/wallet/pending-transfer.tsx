import { MerchantReviewKind, type TransferRecord } from "@coffer/sdk";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { walletNames } from "../../../platform/money/wallets.ts";
import { Waiting } from "./pending.tsx";

/** A cashier's pending transfer: the merchant, or the link to decide. */
export function PendingTransfer({ made }: { made: TransferRecord }) {
  const { id, number, review, amount, coin, counterparty, toWallet, cashier } = made;
  if (review !== "merchant") return null;
  const to = toWallet === null ? counterparty : <FormattedMessage id={walletNames[toWallet]} />;
  return <Waiting asked={{ id, number, amount, coin, to, kind: MerchantReviewKind.transfer }} cashier={cashier} />;
}
