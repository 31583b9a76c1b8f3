import type { TradeSide } from "@coffer/sdk";
import { Segmented } from "@coffer/ui";
import { useSearchState } from "../../../kernel/search-state.ts";
import { Text, useText } from "../../../lib/text.tsx";

/** To buy or to sell; it stands in the address. */
export function SideSwitch({ side }: { side: TradeSide }) {
  const text = useText();
  const { change } = useSearchState();
  return (
    <Segmented
      aria-label={text("fiat.side")}
      stretch
      value={side}
      onValueChange={(next) =>
        void change(
          { side: next === "sell" ? next : undefined, step: undefined, size: undefined },
          { replace: true, resetScroll: false },
        )
      }
      options={[
        { value: "buy", label: <Text id="fiat.buy" /> },
        { value: "sell", label: <Text id="fiat.sell" /> },
      ]}
    />
  );
}
