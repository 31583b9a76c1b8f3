import { defineArea } from "../../area/define-area.ts";
import { market, priceMoves } from "./move.ts";

export const area = defineArea({
  name: "prices",
  needs: ["coins"],
  tables: [priceMoves],
  actors: { market },
});
