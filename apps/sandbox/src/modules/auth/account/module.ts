import { defineModule } from "../../../core/define-module.ts";
import { operations } from "./operations.ts";
import { grants } from "./reset-password.ts";
import { freshUser } from "./scenarios.ts";

export const module = defineModule({
  name: "auth/account",
  needs: [
    "auth/codes",
    "auth/session",
    "auth/user",
    "content/notices",
    "merchant/profile",
    "profile",
    "quick-pay/currencies",
    "scenarios/story",
  ],
  operations,
  tables: [grants],
  scenarios: [freshUser],
});
