import { AccountType } from "@coffer/sdk";
import { useAccount } from "../../kernel/session.ts";

/** The contract: cashiers, rates and their changes are the merchant's; a cashier is refused with 403. */
export const useMayManage = (): boolean => useAccount()?.accountType === AccountType.merchant;
