import type { CoinConfig } from "@coffer/sdk";
import { lazy, type ReactNode } from "react";
import { AssetTabs } from "./asset-tabs.tsx";

// Each list comes with the first look at it: the overview itself shows none of them.
const InAndOut = lazy(() => import("./in-and-out.tsx").then(({ InAndOut: it }) => ({ default: it })));
const Entries = lazy(() => import("./entries.tsx").then(({ Entries: it }) => ({ default: it })));
const Statement = lazy(() => import("./statement-view.tsx").then(({ Statement: it }) => ({ default: it })));

/** The holdings, and beside them what moved them. */
export function OverviewLists({ coins, holdings }: { coins: readonly CoinConfig[]; holdings: ReactNode }) {
  return (
    <AssetTabs
      tabs={[
        { id: "holdings", label: "assets.holdings", content: holdings },
        { id: "moves", label: "assets.inAndOut", content: <InAndOut coins={coins} /> },
        { id: "records", label: "assets.history", content: <Entries coins={coins} /> },
        { id: "statement", label: "assets.statement", content: <Statement coins={coins} /> },
      ]}
    />
  );
}
