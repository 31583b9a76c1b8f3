import type { TradeSide } from "@coffer/sdk";
import { Segmented } from "@coffer/ui";
import { Text, useText } from "../../../platform/intl/text.tsx";
import { useSearchState } from "../../../platform/search-state.ts";

/** To buy or to sell; it stands in the address. */
export function SideSwitch({ side }: { side: TradeSide }) {
  const text = useText();
  const { change } = useSearchState();
  return (
    <Segmented
      aria-label={text("p2p.side")}
      stretch
      value={side}
      onValueChange={(next) =>
        void change(
          { side: next === "sell" ? next : undefined, step: undefined, size: undefined },
          { replace: true, resetScroll: false },
        )
      }
      options={[
        { value: "buy", label: <Text id="p2p.buy" /> },
        { value: "sell", label: <Text id="p2p.sell" /> },
      ]}
    />
  );
}
