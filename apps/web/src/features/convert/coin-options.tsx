import { CoinIcon, type Option } from "@coffer/ui";
import { useMemo } from "react";
import { useIntl } from "react-intl";
import { type Choice, coinAt, otherSide, partnersOf, type Side } from "./choice.ts";
import type { Terms } from "./terms.ts";

/** All convertible coins; on the second side those without a pair are marked. */
export function useCoinOptions({ coins, pairs }: Terms, choice: Choice, side: Side): readonly Option[] {
  const other = coinAt(choice, otherSide(side));
  const notPaired = useIntl().formatMessage({ id: "convert.notPaired" }, { coin: other });
  return useMemo(() => {
    const inPairs = new Set(pairs.flatMap(({ fromCoin, toCoin }) => [fromCoin, toCoin]));
    const partners = new Set(partnersOf(pairs, other));
    return coins
      .filter(({ coin }) => inPairs.has(coin))
      .map(({ coin, name }) => {
        const isPaired = side === "from" || partners.has(coin) || coin === other;
        return {
          value: coin,
          label: coin,
          note: isPaired ? name : notPaired,
          keywords: name,
          icon: <CoinIcon ticker={coin} size="sm" />,
          disabled: !isPaired,
        };
      });
  }, [coins, pairs, side, other, notPaired]);
}
