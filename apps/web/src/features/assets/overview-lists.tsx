import type { CoinConfig } from "@coffer/sdk";
import type { ReactNode } from "react";
import { lazyPart } from "../../platform/page/lazy-part.tsx";
import { AssetTabs } from "./asset-tabs.tsx";

// Each list loads when it is first shown.
const InAndOut = lazyPart(() => import("./in-and-out.tsx").then(({ InAndOut: it }) => it));
const Entries = lazyPart(() => import("./entries.tsx").then(({ Entries: it }) => it));
const Statement = lazyPart(() => import("./statement-view.tsx").then(({ Statement: it }) => it));

/** The holdings, and the lists of their changes. */
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
