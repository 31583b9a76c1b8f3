import { Segmented } from "@coffer/ui";
import { useListSearch } from "../../kernel/table/use-list-search.ts";
import { Text, useText } from "../../lib/text.tsx";
import type { ConvertSearch } from "./search.ts";

/** At a quote, or by the desk where it is more than a quote carries. */
export function WayChoice({ way }: Pick<ConvertSearch, "way">) {
  const text = useText();
  const { set } = useListSearch<ConvertSearch>();
  return (
    <Segmented
      aria-label={text("convert.way")}
      stretch
      value={way ?? "quote"}
      onValueChange={(value) => void set({ way: value === "desk" ? "desk" : undefined })}
      options={[
        { value: "quote", label: <Text id="convert.byQuote" /> },
        { value: "desk", label: <Text id="convert.largeAmount" /> },
      ]}
    />
  );
}
