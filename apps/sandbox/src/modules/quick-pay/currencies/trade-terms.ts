import type { Result } from "@coffer/sdk/contract";
import type { World } from "../../../world/world.ts";
import { coinOf } from "../../assets/coins/exports.ts";

/** The bounds of a single order or purchase, in the fiat currency. */
type Bounds = { currency: string; order: readonly [min: string, max: string]; card: readonly [string, string] | null };
const bounds: readonly Bounds[] = [
  { currency: "USD", order: ["15.00", "7000.00"], card: ["30.00", "5000.00"] },
  { currency: "EUR", order: ["15.00", "6500.00"], card: ["30.00", "4500.00"] },
  { currency: "GBP", order: ["12.00", "5500.00"], card: ["25.00", "4000.00"] },
  { currency: "HKD", order: ["120.00", "55000.00"], card: ["240.00", "40000.00"] },
  // No card issuer there allows buying coins.
  { currency: "CNY", order: ["100.00", "50000.00"], card: null },
];
const tradedCoins = ["USDT", "USDC", "BTC", "ETH"];

/** "P2P payment window 15 min." */
export const PAYMENT_WINDOW_SECONDS = 15 * 60;
/** "Card fee: 5 % or 10 USD, whichever is lower", "rate held 3 minutes". */
export const CARD = { feePercent: "5", feeMaximumUsd: "10.00", rateHoldSeconds: 3 * 60 } as const;

export const tradePairs = (world: World): Result<"getLegalCurrencyCoinConfig"> =>
  bounds.flatMap(({ currency, order: [minimumAmount, maximumAmount] }) =>
    tradedCoins.map((coin) => ({
      legalCurrency: currency,
      coin,
      buyEnabled: true,
      sellEnabled: true,
      minimumAmount,
      maximumAmount,
      legalCurrencyScale: coinOf(world, currency).scale,
      coinScale: coinOf(world, coin).scale,
      paymentWindowSeconds: PAYMENT_WINDOW_SECONDS,
    })),
  );

export const cardTerms = (): Result<"getLegalCreditCurrencyCoinList"> =>
  bounds.flatMap(({ currency, card }) =>
    card === null
      ? []
      : [{ legalCurrency: currency, coins: tradedCoins, minimumAmount: card[0], maximumAmount: card[1], ...CARD }],
  );
