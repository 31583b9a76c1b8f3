import type { TradeSide } from "@coffer/sdk";
import { Segmented } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { useSearchState } from "../../../platform/search-state.ts";

/** Switches between buying and selling, by the address. */
export function SideSwitch({ side }: { side: TradeSide }) {
  const intl = useIntl();
  const { change } = useSearchState();
  return (
    <Segmented
      aria-label={intl.formatMessage({ id: "p2p.side" })}
      stretch
      value={side}
      onValueChange={(next) =>
        void change(
          { side: next === "sell" ? next : undefined, step: undefined, size: undefined },
          { replace: true, resetScroll: false },
        )
      }
      options={[
        { value: "buy", label: <FormattedMessage id="p2p.buy" /> },
        { value: "sell", label: <FormattedMessage id="p2p.sell" /> },
      ]}
    />
  );
}
