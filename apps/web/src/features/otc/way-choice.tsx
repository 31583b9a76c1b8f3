import { TwoWays } from "../../platform/quote/two-ways.tsx";
import type { DeskSearch } from "./search.ts";

/** Switches between the desk's price and an own price. */
export function WayChoice({ way }: Pick<DeskSearch, "way">) {
  return <TwoWays label="otc.way" usual="otc.byQuote" other={{ way: "own", label: "otc.byOwnPrice" }} way={way} />;
}
