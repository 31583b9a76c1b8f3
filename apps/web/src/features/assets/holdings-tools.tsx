import { Checkbox, Segmented } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { SearchField } from "../../platform/table/search-field.tsx";
import { kinds } from "./overview-search.ts";
import type { Overview } from "./use-overview.ts";

const all = "all";
const localWait = 150; // ms; all rows are here, nothing is asked for

/** Which holdings: by kind, by name, with or without the empty ones. */
export function HoldingsTools({ search }: { search: Overview["search"] }) {
  const text = useText();
  return (
    <>
      <div className="max-sm:order-1">
        <Checkbox
          checked={search.empty === "1"}
          onCheckedChange={(checked) => void search.set({ empty: checked === true ? "1" : undefined })}
        >
          <Text id="assets.showEmpty" />
        </Checkbox>
      </div>
      <Segmented
        aria-label={text("assets.kind")}
        value={search.kind ?? all}
        onValueChange={(value) => void search.set({ kind: kinds.find((kind) => kind === value) })}
        options={[
          { value: all, label: <Text id="assets.kindAll" /> },
          { value: "crypto", label: <Text id="assets.kindCrypto" /> },
          { value: "fiat", label: <Text id="assets.kindFiat" /> },
        ]}
      />
      <SearchField
        label={text("assets.search")}
        q={search.q}
        change={(q) => void search.set({ q })}
        wait={localWait}
        className="sm:h-8 sm:w-44"
      />
    </>
  );
}
