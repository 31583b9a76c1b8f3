import { defineModule } from "../../../core/define-module.ts";
import { operations } from "./operations.ts";

export const module = defineModule({
  name: "quick-pay/currencies",
  needs: ["assets/coins", "auth/session"],
  operations,
});
