import { type CoinConfig, type Holding, WalletType } from "@coffer/sdk";
import { isZero } from "../../lib/money.ts";

export const canDeposit = (config: CoinConfig | undefined): boolean =>
  config?.networks.some((network) => network.depositEnabled) ?? false;

/** Withdrawals take from the main wallet; what other wallets hold doesn't count. */
export function canWithdraw(config: CoinConfig | undefined, holding: Holding): boolean {
  const main = holding.wallets.find((wallet) => wallet.wallet === WalletType.main);
  const open = config?.networks.some((network) => network.withdrawEnabled) ?? false;
  return open && main !== undefined && !isZero(main.available);
}

export const isHeld = (holding: Holding): boolean => !isZero(holding.available) || !isZero(holding.frozen);
