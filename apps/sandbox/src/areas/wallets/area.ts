import { defineArea } from "../../area/define-area.ts";
import { prepareHistories } from "./history-parts.ts";
import { operations } from "./operations.ts";
import { seedHoldings } from "./seed.ts";

export const area = defineArea({
  name: "wallets",
  needs: ["coins", "deposit", "multisig", "prices", "records", "session", "user", "withdrawal"],
  operations,
  seed: seedHoldings,
  prepare: prepareHistories,
});
