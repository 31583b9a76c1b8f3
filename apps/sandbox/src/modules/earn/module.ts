import { defineModule } from "../../core/define-module.ts";
import { earnAccounts } from "./account.ts";
import { earn } from "./desk.ts";
import { operations } from "./operations.ts";
import { pay } from "./pay.ts";
import { positionLife, positions } from "./position.ts";
import { products } from "./product.ts";
import { earnRecords, redemptionLife } from "./record.ts";
import { arrive, mature } from "./redeem.ts";
import { staked } from "./scenarios.ts";
import { seedProducts } from "./seed.ts";
import { earnSums } from "./sums.ts";

export const module = defineModule({
  name: "earn",
  needs: [
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/session",
    "auth/user",
    "convert/pairs",
    "events",
    "profile",
    "scenarios/story",
  ],
  operations,
  tables: [products, positions, earnRecords, earnAccounts, earnSums],
  dueTasks: [pay, mature, arrive],
  lifeCycles: [positionLife, redemptionLife],
  actors: { earn },
  seed: seedProducts,
  scenarios: [staked],
});
