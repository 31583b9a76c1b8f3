/** WalletType main: the source of withdrawals. */
// Separate from the terms: the route needs it before the page's code loads.
export const mainWallet = { Wallet: 0 } as const;
