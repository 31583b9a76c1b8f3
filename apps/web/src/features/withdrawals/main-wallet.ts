/** WalletType main: withdrawals take from it. */
// Apart from the terms: the route asks for it before the page's own code is there.
export const mainWallet = { Wallet: 0 } as const;
