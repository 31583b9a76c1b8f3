import type { CoinConfig, Holding } from "@coffer/sdk";
import { Button, CoinIcon } from "@coffer/ui";
import { isZero } from "../amount/amount.ts";
import { FormattedMessage } from "../intl/intl.ts";
import { Money } from "../money/money.tsx";
import { coinsOnChain } from "./coin-network-field.tsx";

/** A coin and its amount in any wallet. */
export type HeldCoin = Pick<Holding, "coin" | "available">;

/** Returns the user's coins with a chain, greatest value first. */
export const heldOf = (coins: readonly CoinConfig[], holdings: readonly HeldCoin[]): HeldCoin[] => {
  const sendable = new Set(coinsOnChain(coins).map(({ coin }) => coin));
  return holdings.filter(({ coin, available }) => sendable.has(coin) && !isZero(available));
};

/** Returns the catalogue with the user's coins first. */
export function heldFirst(coins: readonly CoinConfig[], holdings: readonly HeldCoin[]): readonly CoinConfig[] {
  const held = heldOf(coins, holdings).map(({ coin }) => coin);
  const rank = ({ coin }: CoinConfig) => (held.includes(coin) ? held.indexOf(coin) : held.length);
  return coins.toSorted((one, other) => rank(one) - rank(other));
}

export interface HeldCoinsProps {
  coins: readonly CoinConfig[];
  holdings: readonly HeldCoin[];
  choose: (coin: string) => void;
}

/** Offers the user's coins as buttons before one is chosen. */
export function HeldCoins({ coins, holdings, choose }: HeldCoinsProps) {
  const held = heldOf(coins, holdings);
  if (held.length === 0) return null;
  const decimals = (coin: string) => coins.find((entry) => entry.coin === coin)?.displayScale;
  return (
    <section aria-labelledby="held-coins">
      <h2 id="held-coins" className="mb-2 text-ink-2 text-label">
        <FormattedMessage id="form.heldCoins" />
      </h2>
      <div className="flex flex-wrap gap-2">
        {held.map(({ coin, available }) => (
          <Button key={coin} variant="secondary" onClick={() => choose(coin)}>
            <CoinIcon ticker={coin} size="sm" className="-ml-1.5" />
            {coin}
            <span className="font-normal text-ink-2">
              <Money amount={available} decimals={decimals(coin)} />
            </span>
          </Button>
        ))}
      </div>
    </section>
  );
}
