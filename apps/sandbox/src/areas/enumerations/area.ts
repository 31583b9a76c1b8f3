import { defineArea } from "../../area/define-area.ts";
import { operations } from "./operations.ts";

export const area = defineArea({
  name: "enumerations",
  needs: ["session"],
  operations,
});
