import type { Locale, Text } from "@coffer/errors";
import { FiatOrderStatus, type Result, WalletType } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import type { CardOrder } from "./order.ts";
import { PROVIDER } from "./provider.ts";

const { pendingPayment, paid, completed } = FiatOrderStatus;
const fails: Readonly<Record<"declined" | "notBought", Text>> = {
  declined: { en: "The card was declined. Nothing was paid.", "zh-CN": "银行卡被拒付，未产生扣款。" },
  notBought: {
    en: "The coin could not be bought. What you paid goes back to the card.",
    "zh-CN": "未能买入数字货币，已付款项将原路退回。",
  },
};

export function cardView(world: World, order: CardOrder, language: Locale, base: string): Result<"getCreditCardOrder"> {
  const { uid: _uid, at, returnUrl: _back, code, payBy, arrivesAt, reconfirmation, fail, timeline, ...shown } = order;
  const isUnpaid = order.status === pendingPayment;
  return {
    ...{ ...shown, time: isoOf(at), provider: PROVIDER.name, wallet: WalletType.main },
    authorizationUrl: isUnpaid && code === null ? PROVIDER.pageOf(world, order.id, base) : null,
    payBy: isUnpaid ? isoOf(payBy) : null,
    expectedAt: arrivesAt === null ? null : isoOf(arrivesAt),
    reconfirmation: reconfirmation && asked(reconfirmation),
    cancellable: isUnpaid || (order.status === paid && reconfirmation !== null),
    failReason: fail && fails[fail][language],
    completedAt: order.status === completed ? isoOf(timeline.at(-1)?.at ?? at) : null,
    timeline: timeline.map((step) => ({ status: step.status, time: isoOf(step.at) })),
    serverTime: world.clock.iso(),
  };
}

const asked = ({ until, ...rate }: NonNullable<CardOrder["reconfirmation"]>) => ({ ...rate, expiresAt: isoOf(until) });
