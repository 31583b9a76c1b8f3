import { defineModule } from "../../../core/define-module.ts";
import { coins, networks } from "./coin.ts";
import { market } from "./market.ts";
import { closedNetworks, noRate } from "./scenarios.ts";
import { seedCoins } from "./seed.ts";

export const module = defineModule({
  name: "assets/coins",
  needs: [],
  tables: [coins, networks],
  actors: { market },
  seed: seedCoins,
  scenarios: [closedNetworks, noRate],
});
