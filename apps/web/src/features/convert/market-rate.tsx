import type { FlashSymbol } from "@coffer/sdk";
import { Skeleton } from "@coffer/ui";
import { compare, inverse, isNegative, isZero } from "../../platform/amount/amount.ts";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { useRateText } from "../../platform/quote/rate-text.ts";
import { useMarket } from "./market.ts";

/** The market rate in both directions, without commitment. */
export function MarketRate({ pair }: { pair: FlashSymbol | undefined }) {
  const rateText = useRateText();
  const market = useMarket(pair?.symbol);
  if (!pair || market === null) return <FormattedMessage id="convert.noRate" />;
  if (!market) return <Skeleton className="h-12 w-full" />;
  const { fromCoin: base, toCoin: quote } = pair;
  const { rate, changePercent24h } = market;
  const up = !isNegative(changePercent24h);
  return (
    <div className="flex items-baseline justify-between gap-3 tabular-nums">
      <span className="flex flex-col gap-0.5">
        <span className="font-medium">
          <FormattedMessage id="convert.rate" values={{ one: base, other: quote, rate: rateText(rate) }} />
        </span>
        {compare(rate, "0") > 0 && (
          <span className="text-ink-2 text-label">
            <FormattedMessage id="convert.rate" values={{ one: quote, other: base, rate: rateText(inverse(rate)) }} />
          </span>
        )}
      </span>
      {!isZero(changePercent24h) && (
        <span className={up ? "text-good text-label" : "text-bad text-label"}>
          {up ? "+" : ""}
          {changePercent24h} %
        </span>
      )}
    </div>
  );
}
