import { defineArea } from "../../area/define-area.ts";
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

export const area = defineArea({
  name: "financing",
  needs: ["coins", "events", "exchange", "prices", "records", "security", "session", "story", "user"],
  operations,
  tables: [products, positions, earnRecords, earnAccounts, earnSums],
  dueTasks: [pay, mature, arrive],
  lifeCycles: [positionLife, redemptionLife],
  actors: { earn },
  seed: seedProducts,
  scenarios: [staked],
});
