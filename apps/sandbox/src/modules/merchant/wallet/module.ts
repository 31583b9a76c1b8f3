import { defineModule } from "../../../core/define-module.ts";
import { cashierAsks } from "./scenarios.ts";
import { transferOperations } from "./transfers.ts";
import { walletOperations } from "./wallet.ts";
import { withdrawalOperations } from "./withdrawals.ts";

export const module = defineModule({
  name: "merchant/wallet",
  needs: [
    "assets/coins",
    "assets/records",
    "assets/wallets",
    "auth/session",
    "auth/user",
    "deposits",
    "merchant/rates",
    "merchant/staff",
    "scenarios/story",
    "transfers",
    "withdrawals",
  ],
  operations: { ...walletOperations, ...withdrawalOperations, ...transferOperations },
  scenarios: [cashierAsks],
});
