import { defineModule } from "../../../core/define-module.ts";
import { flakyNetwork, maintenance } from "./scenarios.ts";

export const module = defineModule({
  name: "scenarios/story",
  needs: ["auth/inbox", "auth/session", "auth/user", "receipt-methods/files"],
  scenarios: [maintenance, flakyNetwork],
});
