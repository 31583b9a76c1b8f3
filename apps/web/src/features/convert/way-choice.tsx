import { TwoWays } from "../../platform/quote/two-ways.tsx";
import type { ConvertSearch } from "./search.ts";

/** At a quote, or by the desk where it is more than a quote carries. */
export function WayChoice({ way }: Pick<ConvertSearch, "way">) {
  return (
    <TwoWays
      label="convert.way"
      usual="convert.byQuote"
      other={{ way: "desk", label: "convert.largeAmount" }}
      way={way}
    />
  );
}
