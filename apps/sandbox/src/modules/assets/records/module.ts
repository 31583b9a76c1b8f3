import { defineModule } from "../../../core/define-module.ts";
import { counters } from "./number.ts";

export const module = defineModule({
  name: "assets/records",
  needs: [],
  tables: [counters],
});
