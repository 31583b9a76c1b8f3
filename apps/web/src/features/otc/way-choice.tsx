import { Segmented } from "@coffer/ui";
import { useListSearch } from "../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../lib/text.tsx";
import type { DeskSearch } from "./search.ts";

/** At the desk's price, or at one's own. */
export function WayChoice({ way }: Pick<DeskSearch, "way">) {
  const text = useText();
  const { set } = useListSearch<DeskSearch>();
  return (
    <Segmented
      aria-label={text("otc.way")}
      stretch
      value={way ?? "quote"}
      onValueChange={(value) => void set({ way: value === "own" ? "own" : undefined })}
      options={[
        { value: "quote", label: <Text id="otc.byQuote" /> },
        { value: "own", label: <Text id="otc.byOwnPrice" /> },
      ]}
    />
  );
}
