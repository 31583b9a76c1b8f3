import { defineArea } from "../../area/define-area.ts";
import { inbox } from "./inbox.ts";

export const area = defineArea({
  name: "inbox",
  needs: [],
  tables: [inbox],
});
