import { defineModule } from "../../../core/define-module.ts";
import { market, priceMoves } from "./move.ts";

export const module = defineModule({
  name: "assets/prices",
  needs: ["assets/coins"],
  tables: [priceMoves],
  actors: { market },
});
