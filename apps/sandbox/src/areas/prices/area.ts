import { defineArea } from "../../area/define-area.ts";

export const area = defineArea({
  name: "prices",
  needs: ["coins"],
});
