import { Checkbox, Segmented } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { SearchField } from "../../platform/table/search-field.tsx";
import { kinds } from "./overview-search.ts";
import type { Overview } from "./use-overview.ts";

const all = "all";
const localWait = 150; // Debounce in ms: all rows are local.

/** Filters the holdings by kind, name and empty balances. */
export function HoldingsTools({ search }: { search: Overview["search"] }) {
  const intl = useIntl();
  return (
    <>
      <div className="max-sm:order-1">
        <Checkbox
          checked={search.empty === "1"}
          onCheckedChange={(checked) => void search.set({ empty: checked === true ? "1" : undefined })}
        >
          <FormattedMessage id="assets.showEmpty" />
        </Checkbox>
      </div>
      <Segmented
        aria-label={intl.formatMessage({ id: "assets.kind" })}
        value={search.kind ?? all}
        onValueChange={(value) => void search.set({ kind: kinds.find((kind) => kind === value) })}
        options={[
          { value: all, label: <FormattedMessage id="assets.kindAll" /> },
          { value: "crypto", label: <FormattedMessage id="assets.kindCrypto" /> },
          { value: "fiat", label: <FormattedMessage id="assets.kindFiat" /> },
        ]}
      />
      <SearchField
        label={intl.formatMessage({ id: "assets.search" })}
        q={search.q}
        change={(q) => void search.set({ q })}
        wait={localWait}
        className="sm:h-8 sm:w-44"
      />
    </>
  );
}
