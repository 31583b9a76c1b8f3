import { defineArea } from "../../area/define-area.ts";
import { cashierLife, cashiers } from "./cashier.ts";
import { operations } from "./operations.ts";
import { seedCashiers } from "./seed.ts";

export const area = defineArea({
  name: "merchant-staff",
  needs: ["records", "security", "session", "user"],
  operations,
  tables: [cashiers],
  lifeCycles: [cashierLife],
  seed: seedCashiers,
});
