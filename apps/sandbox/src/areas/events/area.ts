import { defineArea } from "../../area/define-area.ts";
import { events } from "./event.ts";
import { operations } from "./operations.ts";

export const area = defineArea({
  name: "events",
  needs: ["records", "session"],
  operations,
  tables: [events],
});
