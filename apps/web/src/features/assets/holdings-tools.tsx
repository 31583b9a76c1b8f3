import { Checkbox, InputGroup, Segmented } from "@coffer/ui";
import { SearchIcon } from "lucide-react";
import { Text, useText } from "../../lib/text.tsx";
import { kinds } from "./overview-search.ts";
import type { Overview } from "./use-overview.ts";

const all = "all";

/** Which holdings: by kind, by name, with or without the empty ones. All rows are here, so each keystroke filters. */
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
      <InputGroup
        type="search"
        aria-label={text("assets.search")}
        placeholder={text("assets.search")}
        leading={<SearchIcon />}
        value={search.q ?? ""}
        maxLength={100}
        onChange={(event) => void search.set({ q: event.target.value || undefined })}
        className="max-sm:w-auto max-sm:flex-1 sm:h-8 sm:w-44"
      />
    </>
  );
}
