import { defineModule } from "../../../core/define-module.ts";
import { cashierLife, cashiers } from "./cashier.ts";
import { operations } from "./operations.ts";
import { seedCashiers } from "./seed.ts";

export const module = defineModule({
  name: "merchant/staff",
  needs: ["assets/records", "auth/session", "auth/user", "profile"],
  operations,
  tables: [cashiers],
  lifeCycles: [cashierLife],
  seed: seedCashiers,
});
