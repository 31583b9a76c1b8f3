import { defineModule } from "../../../core/define-module.ts";
import { operations } from "./operations.ts";

export const module = defineModule({
  name: "merchant/reviews",
  needs: [
    "assets/records",
    "auth/session",
    "auth/user",
    "merchant/orders",
    "merchant/staff",
    "profile",
    "transfers",
    "withdrawals",
  ],
  operations,
});
