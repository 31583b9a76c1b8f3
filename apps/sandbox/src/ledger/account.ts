/**
 * `user:<uid>:<wallet>:<asset>` or `world:<name>:<asset>`. The asset is the last part, so an account holds one asset.
 * World accounts (chain, fees, bank …) are the outside: only they may go below zero.
 */
export const WALLETS = ["main", "cloud", "cash", "merchant", "earn"] as const;
export type Wallet = (typeof WALLETS)[number];

export type Account = {
  readonly id: string;
  readonly credits: bigint;
  readonly debits: bigint;
  /** The part of the balance that open holds reserve. */
  readonly held: bigint;
};

export const userAccount = (uid: string, wallet: Wallet, asset: string) => `user:${uid}:${wallet}:${asset}`;
export const worldAccount = (name: "chain" | "fees" | "bank" | "opening" | "house" | "collected", asset: string) =>
  `world:${name}:${asset}`;

export const assetOf = (account: string) => account.slice(account.lastIndexOf(":") + 1);
export const mayOverdraw = (account: string) => account.startsWith("world:");

export const emptyAccount = (id: string): Account => ({ id, credits: 0n, debits: 0n, held: 0n });
export const balanceOf = (account: Account) => account.credits - account.debits;
export const availableOf = (account: Account) => balanceOf(account) - account.held;
