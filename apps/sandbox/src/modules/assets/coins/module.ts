import { defineModule } from "../../../core/define-module.ts";
import { refuse } from "../../../core/refusal.ts";
import { assetOf } from "../../../ledger/account.ts";
import { amountOf, amountText, coins, networks } from "./coin.ts";
import { market } from "./market.ts";
import { closedNetworks, noRate } from "./scenarios.ts";
import { isAsset, seedCoins } from "./seed.ts";

export const module = defineModule({
  name: "assets/coins",
  needs: [],
  tables: [coins, networks],
  actors: { market },
  seed: seedCoins,
  scenarios: [closedNetworks, noRate],
  controlRoutes: {
    "GET chain/networks": ({ world, fields }) => {
      fields.done();
      return { items: world.table(networks).all() };
    },
  },
  provides: {
    isAsset,
    formatAmount: amountOf,
    insufficient: (world, account) => {
      const currency = assetOf(account);
      const available = amountText(world, currency, world.ledger.available(account));
      return refuse("insufficientAssets", null, { data: { currency, available } });
    },
  },
});
