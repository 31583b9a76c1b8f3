import type { AccountType } from "@coffer/sdk";
import type { Account } from "../session.ts";

// Plain numbers: routes use them, and the contract's enum table would load with every route.
const merchant = 1 satisfies AccountType;
const subMerchant = 3 satisfies AccountType;

/** Returns whether the account is the merchant itself, who decides, hires, sets rates and becomes official. */
export const isOwner = (account: Account | undefined): boolean => account?.accountType === merchant;

/** Returns whether the account takes payments for a merchant and asks it before money leaves. */
export const isCashier = (account: Account | undefined): boolean => account?.accountType === subMerchant;
