import type { Locale, Text } from "@coffer/errors";
import { FiatOrderStatus, type Result, WalletType } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { cardOf, type ThirdPartyOrder } from "./order.ts";
import { PROVIDER } from "./provider.ts";

const { pendingPayment, paid, completed } = FiatOrderStatus;
const fails: Readonly<Record<"declined" | "notBought", Text>> = {
  declined: { en: "The payment was declined. Nothing was paid.", "zh-CN": "付款被拒，未产生扣款。" },
  notBought: {
    en: "The coin could not be bought. What you paid is given back.",
    "zh-CN": "未能买入数字货币，已付款项将原路退回。",
  },
};

export function cardView(
  world: World,
  order: ThirdPartyOrder,
  language: Locale,
  base: string,
): Result<"getCreditCardOrder"> {
  const { quotedPrice, quotedQuantity, priceAdjustedPercent, reconfirmation, code } = order;
  return {
    ...{ ...sharedView(order, PROVIDER.name, language), quotedPrice, quotedQuantity, priceAdjustedPercent },
    paymentMethod: cardOf(order).paymentMethod,
    authorizationUrl: order.status === pendingPayment && code === null ? PROVIDER.pageOf(world, order.id, base) : null,
    reconfirmation: reconfirmation && asked(reconfirmation),
    serverTime: world.clock.iso(),
  };
}

/** The common fields of card and payment page orders. */
export function sharedView(order: ThirdPartyOrder, provider: string, language: Locale) {
  const { id, number, at, legalCurrency, coin, amount, fee, price, quantity, status } = order;
  const { payBy, arrivesAt, reconfirmation, fail, timeline } = order;
  const isUnpaid = status === pendingPayment;
  return {
    ...{ id, number, time: isoOf(at), provider, legalCurrency, coin, amount, fee, price, quantity, status },
    wallet: WalletType.main,
    payBy: isUnpaid ? isoOf(payBy) : null,
    expectedAt: arrivesAt === null ? null : isoOf(arrivesAt),
    cancellable: isUnpaid || (status === paid && reconfirmation !== null),
    failReason: fail && fails[fail][language],
    completedAt: status === completed ? isoOf(timeline.at(-1)?.at ?? at) : null,
    timeline: timeline.map((step) => ({ status: step.status, time: isoOf(step.at) })),
  };
}

const asked = ({ until, ...rate }: NonNullable<ThirdPartyOrder["reconfirmation"]>) => ({
  ...rate,
  expiresAt: isoOf(until),
});
