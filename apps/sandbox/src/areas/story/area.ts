import { defineArea } from "../../area/define-area.ts";
import { flakyNetwork, maintenance } from "./scenarios.ts";

export const area = defineArea({
  name: "story",
  needs: ["files", "inbox", "session", "user"],
  scenarios: [maintenance, flakyNetwork],
});
