import { defineArea } from "../../area/define-area.ts";
import { operations } from "./operations.ts";

export const area = defineArea({
  name: "fiat-currencies",
  needs: ["coins", "session"],
  operations,
});
