import type { Result, TradeSide, WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { readAmount } from "../assets/coins/exports.ts";
import { pricedAt, rateAt } from "../assets/prices/exports.ts";
import { receiptMethods } from "../receipt-methods/methods/exports.ts";
import { CONFIRM_WINDOW_SECONDS } from "./confirm.ts";
import { type Ad, adsFor } from "./match.ts";
import { PRICE_VALID_SECONDS, pairOf, priceText } from "./price.ts";
import { FEE } from "./view.ts";

/** Returns the best bid and ask now, for the amount and the channel if given. */
export function referencePrice(world: World, input: WireInput<"getReferencePrice">): Result<"getReferencePrice"> {
  const { coin, legalCurrency, amount, receiptMethodId } = input;
  const { minimumAmount, maximumAmount, paymentWindowSeconds } = pairOf(world, coin, legalCurrency);
  // 60012 before the search for dealers.
  rateAt(world, coin, legalCurrency);
  const size = amount === undefined ? undefined : readAmount(world, legalCurrency, amount);
  const side = (of: TradeSide) => {
    const all = adsFor(world, { side: of, coin, legalCurrency });
    const fitting = adsFor(world, { side: of, coin, legalCurrency, amount: size });
    const reached = fitting.find(({ dealer }) => receiptMethodId !== undefined && receiptMethodId in dealer.accounts);
    const best = reached ?? fitting[0] ?? all[0];
    if (!best) throw refuse("noExchangeRate", `${coin}/${legalCurrency}`);
    return { price: priceText(best.price), methods: methodsOf(world, legalCurrency, fitting) };
  };
  const [buying, selling] = [side("buy"), side("sell")];
  return {
    ...{ coin, legalCurrency, buyPrice: buying.price, sellPrice: selling.price },
    ...{ feePercent: FEE, minimumAmount, maximumAmount },
    ...{ buyReceiptMethodIds: buying.methods, sellReceiptMethodIds: selling.methods },
    ...{ paymentWindowSeconds, confirmWindowSeconds: CONFIRM_WINDOW_SECONDS },
    ...{ priceValidSeconds: PRICE_VALID_SECONDS, at: isoOf(pricedAt(world)) },
  };
}

/** Returns the open channels that one of these dealers uses in both directions. */
const methodsOf = (world: World, legalCurrency: string, ads: readonly Ad[]): string[] =>
  world
    .table(receiptMethods)
    .all()
    .filter((each) => each.open && each.legalCurrency === legalCurrency)
    .filter(({ id }) => ads.some(({ dealer }) => id in dealer.accounts))
    .map(({ id }) => id);
