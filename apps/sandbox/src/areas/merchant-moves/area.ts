import { defineArea } from "../../area/define-area.ts";
import { cashierAsks } from "./scenarios.ts";
import { transferOperations } from "./transfers.ts";
import { walletOperations } from "./wallet.ts";
import { withdrawalOperations } from "./withdrawals.ts";

export const area = defineArea({
  name: "merchant-moves",
  needs: [
    "coins",
    "deposit",
    "merchant-rates",
    "merchant-staff",
    "records",
    "session",
    "story",
    "transfer",
    "user",
    "wallets",
    "withdrawal",
  ],
  operations: { ...walletOperations, ...withdrawalOperations, ...transferOperations },
  scenarios: [cashierAsks],
});
