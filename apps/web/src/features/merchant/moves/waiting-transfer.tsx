import { MerchantReviewKind, type TransferRecord } from "@coffer/sdk";
import { walletNames } from "../../../kernel/money/wallets.ts";
import { Text } from "../../../lib/text.tsx";
import { Waiting } from "./waiting.tsx";

/** While a cashier's transfer waits for its merchant: for whom, or the way to decide. */
export function WaitingTransfer({ made }: { made: TransferRecord }) {
  const { id, number, review, amount, coin, counterparty, toWallet, cashier } = made;
  if (review !== "merchant") return null;
  const to = toWallet === null ? counterparty : <Text id={walletNames[toWallet]} />;
  return <Waiting asked={{ id, number, amount, coin, to, kind: MerchantReviewKind.transfer }} cashier={cashier} />;
}
