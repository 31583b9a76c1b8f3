import type { Locale } from "@coffer/errors";
import { ExchangeStatus, type Result } from "@coffer/sdk/contract";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { coinOf } from "../assets/coins/exports.ts";
import { changePercent24h, pricedAt } from "../assets/prices/exports.ts";
import { maskName, type User, users } from "../auth/user/exports.ts";
import { marketRate, rateText } from "../convert/pairs/exports.ts";
import { type AcceptorPair, priceAt } from "./acceptor-pair.ts";
import { type DeskPair, deskPair, hasMarket } from "./desk-pair.ts";
import { isServed } from "./match.ts";
import type { OtcOrder } from "./order.ts";
import { walletsOf } from "./quote.ts";
import { FEE_PERCENT } from "./size.ts";
import { DESK_NAME, failReasons, instructions } from "./words.ts";

export const SETTLEMENT_HOURS = 8;

export function symbolView(world: World, pair: DeskPair): Result<"getSymbol">["items"][number] {
  const { symbol, base, quote, minimum, maximum, quoteSeconds } = pair;
  const isOpen = hasMarket(world, pair);
  const isThere = isOpen && isServed(world, pair);
  return {
    symbol,
    base,
    quote,
    baseScale: coinOf(world, base).scale,
    quoteScale: coinOf(world, quote).scale,
    minimumQuantity: minimum,
    maximumQuantity: maximum,
    referenceRate: isOpen ? rateText(marketRate(world, base, quote)) : null,
    changePercent24h: isOpen ? changePercent24h(world, base, quote) : null,
    feePercent: FEE_PERCENT,
    quoteSeconds,
    settlementHourCount: SETTLEMENT_HOURS,
    buyEnabled: isThere,
    sellEnabled: isThere,
  };
}

export function acceptorPairView(world: World, pair: AcceptorPair): Result<"updateConfig"> {
  const { id, symbol, status, updatedAt, uid: _uid, ...terms } = pair;
  const desk = deskPair(world, symbol);
  const reference = hasMarket(world, desk) ? marketRate(world, desk.base, desk.quote) : null;
  const rateFor = (deviation: string) => (reference === null ? null : rateText(priceAt(reference, deviation)));
  return {
    id,
    symbol,
    base: desk.base,
    quote: desk.quote,
    ...terms,
    referenceRate: reference === null ? null : rateText(reference),
    referenceAt: reference === null ? null : isoOf(pricedAt(world)),
    buyRate: rateFor(pair.buyRateDeviation),
    sellRate: rateFor(pair.sellRateDeviation),
    status,
    updatedAt: isoOf(updatedAt),
  };
}

/** Returns the order as its taker or acceptor may see it. */
export function orderView(
  world: World,
  user: User,
  order: OtcOrder,
  language: Locale,
): Result<"getOrderList">["items"][number] {
  const { uid, acceptorUid, base: _base, quote: _quote, at, acceptedAt, settlingAt, endedAt, asked, ...shown } = order;
  const isTaker = uid === user.uid;
  const isSettled = order.status === ExchangeStatus.complete;
  const isOpen = order.status === ExchangeStatus.inProgress;
  return {
    ...shown,
    time: isoOf(at),
    ...walletsOf(world, order),
    role: isTaker ? "taker" : "acceptor",
    failReason: order.failKind === null ? null : failReasons[order.failKind][language],
    counterparty: isTaker ? acceptorName(world, order) : maskName(world.table(users).get(uid)?.name ?? ""),
    steps: [
      { step: "placed", time: isoOf(at) },
      { step: "accepted", time: timeOf(acceptedAt) },
      { step: "settling", time: timeOf(settlingAt) },
      { step: "settled", time: isSettled ? timeOf(endedAt) : null },
    ],
    instructions: isTaker && asked !== null ? instructions[asked](order.number)[language] : null,
    settleBy: isoOf(order.settleBy),
    cancellable: isTaker && isOpen && acceptedAt === null,
    completedAt: timeOf(endedAt),
  };
}

export const orderDetail = (world: World, user: User, order: OtcOrder, language: Locale): Result<"getOrder"> => ({
  ...orderView(world, user, order, language),
  serverTime: world.clock.iso(),
});

const timeOf = (moment: number | null) => (moment === null ? null : isoOf(moment));

function acceptorName(world: World, { acceptorUid, acceptedAt }: OtcOrder): string | null {
  if (acceptedAt === null) return null;
  return acceptorUid === null ? DESK_NAME : (world.table(users).get(acceptorUid)?.name ?? DESK_NAME);
}
