import { WalletType } from "@coffer/sdk";
import type { MessageId } from "../../lib/text.tsx";

export const walletNames: Record<WalletType, MessageId> = {
  [WalletType.main]: "assets.walletMain",
  [WalletType.cloud]: "assets.walletCloud",
  [WalletType.cash]: "assets.walletCash",
  [WalletType.merchant]: "assets.walletMerchant",
  [WalletType.earn]: "assets.walletEarn",
};

/** A wallet keeps its colour in every chart. */
export const walletColours: Record<WalletType, string> = {
  [WalletType.main]: "bg-chart-1",
  [WalletType.cloud]: "bg-chart-3",
  [WalletType.cash]: "bg-chart-2",
  [WalletType.merchant]: "bg-info",
  [WalletType.earn]: "bg-chart-4",
};
