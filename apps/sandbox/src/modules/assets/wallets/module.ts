import { defineModule } from "../../../core/define-module.ts";
import { prepareHistories } from "./history-parts.ts";
import { operations } from "./operations.ts";
import { seedHoldings } from "./seed.ts";

export const module = defineModule({
  name: "assets/wallets",
  needs: [
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/session",
    "auth/user",
    "deposits",
    "multisig",
    "withdrawals",
  ],
  operations,
  seed: seedHoldings,
  prepare: prepareHistories,
});
