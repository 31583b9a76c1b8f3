import { TwoWays } from "../../platform/quote/two-ways.tsx";
import type { DeskSearch } from "./search.ts";

/** At the desk's price, or at one's own. */
export function WayChoice({ way }: Pick<DeskSearch, "way">) {
  return <TwoWays label="otc.way" usual="otc.byQuote" other={{ way: "own", label: "otc.byOwnPrice" }} way={way} />;
}
