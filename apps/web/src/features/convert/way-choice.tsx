import { TwoWays } from "../../platform/quote/two-ways.tsx";
import type { ConvertSearch } from "./search.ts";

/** Switches between a quote and the desk. */
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
