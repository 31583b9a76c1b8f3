import { defineArea } from "../../area/define-area.ts";
import { coins, networks } from "./coin.ts";
import { market } from "./market.ts";
import { closedNetworks, noRate } from "./scenarios.ts";
import { seedCoins } from "./seed.ts";

export const area = defineArea({
  name: "coins",
  needs: [],
  tables: [coins, networks],
  actors: { market },
  seed: seedCoins,
  scenarios: [closedNetworks, noRate],
});
