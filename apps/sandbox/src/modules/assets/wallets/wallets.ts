import { AccountType, WalletType } from "@coffer/sdk/contract";
import { availableOf, userAccount, type Wallet } from "../../../ledger/account.ts";
import type { World } from "../../../world/world.ts";
import type { User } from "../../auth/user/exports.ts";
import { type Coin, fixedText } from "../coins/exports.ts";

const numbers: Readonly<Record<Wallet, WalletType>> = WalletType;
export const numberOf = (wallet: Wallet): WalletType => numbers[wallet];

const ofEverybody: readonly Wallet[] = ["main", "cloud", "cash", "earn"];
const ofMerchants: readonly Wallet[] = ["main", "cloud", "cash", "merchant", "earn"];
/** "The merchant wallet is there for account types 1 and 3 only." In the order of their numbers. */
export const walletsOf = ({ accountType }: User): readonly Wallet[] =>
  accountType === AccountType.merchant || accountType === AccountType.subMerchant ? ofMerchants : ofEverybody;

/** Coins live in the main wallet, fiat in the cash account, until they are moved. */
export const homeOf = ({ kind }: Coin): Wallet => (kind === "fiat" ? "cash" : "main");

export type Balance = { available: bigint; frozen: bigint };
export const sumOf = ({ available, frozen }: Balance) => available + frozen;
export const addUp = (balances: readonly Balance[]): Balance =>
  balances.reduce((sum, each) => ({ available: sum.available + each.available, frozen: sum.frozen + each.frozen }), {
    available: 0n,
    frozen: 0n,
  });

export function balanceIn(world: World, user: User, wallet: Wallet, coin: string): Balance {
  const account = world.ledger.account(userAccount(user.uid, wallet, coin));
  return { available: availableOf(account), frozen: account.held };
}

/** Hundredths of a percent as a percentage. */
export const percentText = (hundredths: bigint): string => fixedText(hundredths, 2);
