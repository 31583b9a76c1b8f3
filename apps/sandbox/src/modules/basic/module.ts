import { defineModule } from "../../core/define-module.ts";
import { operations } from "./operations.ts";

export const module = defineModule({
  name: "basic",
  needs: ["auth/session"],
  operations,
});
