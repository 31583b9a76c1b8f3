import type { AssetTotal } from "@coffer/sdk";
import type { ReactNode } from "react";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Change } from "../../platform/money/change.tsx";
import { HideBalances } from "../../platform/money/hidden-balances.tsx";
import { Worth } from "../../platform/money/money.tsx";

/** The total worth, and its change since yesterday. */
export function Total({ total, aside }: { total: AssetTotal; aside?: ReactNode }) {
  const { currency, change24h, changePercent24h } = total;
  return (
    <div>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-3">
        <h2 className="flex items-center gap-1 text-ink-2 text-label">
          <FormattedMessage id="assets.total" />
          <HideBalances />
        </h2>
        {aside}
      </div>
      <p aria-live="polite">
        <Worth amount={total.total} unit={currency} size="display" />
      </p>
      <p className="mt-1 flex flex-wrap items-baseline gap-x-3">
        <span>
          <Worth amount={change24h} unit={currency} sign /> <Change percent={changePercent24h} bracketed />
        </span>
        <span className="text-ink-2 text-label">
          <FormattedMessage id="assets.past24h" />
        </span>
      </p>
    </div>
  );
}
