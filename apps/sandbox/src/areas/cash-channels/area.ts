import { defineArea } from "../../area/define-area.ts";
import { cashBanks } from "./bank.ts";
import { bank } from "./bank-actor.ts";
import { cashChannels } from "./channel.ts";
import { cashCurrencies } from "./currency.ts";
import { operations } from "./operations.ts";
import { seedChannels } from "./seed.ts";

/** The desk that moves fiat: its channels, what they cost, and the banks they reach. */
export const area = defineArea({
  name: "cash-channels",
  needs: ["coins", "records", "session"],
  operations,
  tables: [cashChannels, cashCurrencies, cashBanks],
  actors: { bank },
  seed: seedChannels,
});
