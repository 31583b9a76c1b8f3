import { defineArea } from "../../area/define-area.ts";
import { counters } from "./number.ts";

export const area = defineArea({
  name: "records",
  needs: [],
  tables: [counters],
});
