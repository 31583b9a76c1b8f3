import { defineModule } from "../../../core/define-module.ts";
import { operations } from "./operations.ts";

export const module = defineModule({
  name: "merchant/report",
  needs: ["assets/coins", "assets/prices", "assets/records", "auth/session", "merchant/orders", "merchant/staff"],
  operations,
});
