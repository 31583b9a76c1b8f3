import { type CoinConfig, type Holding, WalletType } from "@coffer/sdk";
import { type Amount, isZero } from "../../platform/amount/amount.ts";

/** Withdrawals and conversions use the main wallet, payouts use the cash account. */
const usedFrom = ({ kind }: Holding): WalletType => (kind === "fiat" ? WalletType.cash : WalletType.main);

/** The usable balance: other wallets' balances must be transferred first. */
export const usable = (holding: Holding): Amount =>
  holding.wallets.find(({ wallet }) => wallet === usedFrom(holding))?.available ?? "0";

export const canDeposit = (config: CoinConfig | undefined): boolean =>
  config?.networks.some((network) => network.depositEnabled) ?? false;

export function canWithdraw(config: CoinConfig | undefined, holding: Holding): boolean {
  const open = config?.networks.some((network) => network.withdrawEnabled) ?? false;
  return open && !isZero(usable(holding));
}

export const isHeld = (holding: Holding): boolean => !isZero(holding.available) || !isZero(holding.frozen);
