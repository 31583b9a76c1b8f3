import { defineModule } from "../../../core/define-module.ts";
import { cashBanks } from "./bank.ts";
import { bank } from "./bank-actor.ts";
import { cashChannels } from "./channel.ts";
import { cashCurrencies } from "./currency.ts";
import { operations } from "./operations.ts";
import { seedChannels } from "./seed.ts";

/** The fiat desk: its channels, their costs, and the banks they reach. */
export const module = defineModule({
  name: "cash/channels",
  needs: ["assets/coins", "assets/records", "auth/session"],
  operations,
  tables: [cashChannels, cashCurrencies, cashBanks],
  actors: { bank },
  seed: seedChannels,
});
