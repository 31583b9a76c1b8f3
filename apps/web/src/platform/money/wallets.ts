import { WalletType } from "@coffer/sdk";
import type { PlainMessageId } from "../intl/intl.ts";

export const walletNames: Record<WalletType, PlainMessageId> = {
  [WalletType.main]: "page.walletMain",
  [WalletType.cloud]: "page.walletCloud",
  [WalletType.cash]: "page.walletCash",
  [WalletType.merchant]: "page.walletMerchant",
  [WalletType.earn]: "page.walletEarn",
};

/** Returns the wallet type of a number in an address or a select. */
export const walletNumber = (value: string): WalletType =>
  Object.values(WalletType).find((wallet) => String(wallet) === value) ?? WalletType.main;

/** Each wallet has one colour in every chart. */
export const walletColours: Record<WalletType, string> = {
  [WalletType.main]: "bg-chart-1",
  [WalletType.cloud]: "bg-chart-3",
  [WalletType.cash]: "bg-chart-2",
  [WalletType.merchant]: "bg-info",
  [WalletType.earn]: "bg-chart-4",
};
