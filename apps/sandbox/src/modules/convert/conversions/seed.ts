import type { World } from "../../../world/world.ts";
import { flashPairs, type Pair } from "./pair.ts";

/** "Convert quote 10 s." */
export const QUOTE_SECONDS = 10;
/** Assumed, as the contract says of `feePercent`. */
const FEE_PERCENT = "0.1";
/** In the order of lists; bounds in the base coin, spreads assumed as the contract says of `spreadPercent`. */
const pairs: readonly (readonly [base: string, quote: string, minimum: string, maximum: string, spread: string])[] = [
  ["BTC", "USDT", "0.0001", "5", "0.3"],
  ["ETH", "USDT", "0.002", "100", "0.3"],
  ["TRX", "USDT", "20", "500000", "0.4"],
  ["USDC", "USDT", "5", "100000", "0.05"],
  ["XRP", "USDC", "5", "50000", "0.4"],
  ["BTC", "USDC", "0.0001", "5", "0.3"],
  ["ETH", "BTC", "0.002", "100", "0.3"],
  ["USDT", "USD", "5", "100000", "0.1"],
  ["USDT", "EUR", "5", "100000", "0.2"],
  ["BTC", "USD", "0.0001", "5", "0.3"],
];

export function seedPairs(world: World): void {
  for (const [base, quote, minimum, maximum, spreadPercent] of pairs) {
    const rest: Omit<Pair, "symbol"> = {
      base,
      quote,
      minimum,
      maximum,
      feePercent: FEE_PERCENT,
      spreadPercent,
      quoteSeconds: QUOTE_SECONDS,
      enabled: true,
      answer: "prompt",
    };
    world.table(flashPairs).insert({ symbol: `${base}/${quote}`, ...rest });
  }
}
