import type { AccountType } from "@coffer/sdk";
import type { Account } from "../session.ts";

// Plain figures: routes ask them, and the contract's table of enums would come with every area's routes.
const merchant = 1 satisfies AccountType;
const subMerchant = 3 satisfies AccountType;

/** The merchant itself: decides, hires, sets rates, becomes official. */
export const isOwner = (account: Account | undefined): boolean => account?.accountType === merchant;

/** Takes payments for the merchant, and asks it where money leaves. */
export const isCashier = (account: Account | undefined): boolean => account?.accountType === subMerchant;
