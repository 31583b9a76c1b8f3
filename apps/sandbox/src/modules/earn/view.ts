import type { Locale } from "@coffer/errors";
import { PositionStatus, type Result } from "@coffer/sdk/contract";
import { DAY } from "../../core/scenario.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { amountText, coinOf, minorOf, moneyText } from "../assets/coins/exports.ts";
import { worthOf } from "../assets/prices/exports.ts";
import type { User } from "../auth/user/exports.ts";
import {
  dayOf,
  firstPayment,
  hourOf,
  INTEREST_DELAY_DAYS,
  nextPayment,
  PAUSE_FROM,
  PAUSE_TO,
  pauseEnd,
  pauseStart,
} from "./days.ts";
import { DAY_COUNT, dayShare, wholeOf } from "./interest.ts";
import { accrued, counted, type Position } from "./position.ts";
import { type Product, productOf, rateOn, rateText, remainingOf } from "./product.ts";
import type { EarnRecord } from "./record.ts";
import { rolled, stakedIn, sumsOf } from "./sums.ts";

const isoOrNull = (moment: number | null) => (moment === null ? null : isoOf(moment));

export function productView(
  world: World,
  product: Product,
  language: Locale,
): Result<"getUserProductList">["items"][number] {
  const { id, name, coin, termDays, earlyRedeemable, minimum, maximum, open, coinOpen } = product;
  const now = world.clock.now();
  return {
    id,
    name: name[language],
    coin,
    scale: coinOf(world, coin).scale,
    annualRate: rateText(rateOn(world, product, now)),
    termDays,
    earlyRedeemable,
    nextInterestAt: isoOf(firstPayment(now)),
    minimumAmount: minimum,
    maximumAmount: maximum,
    remainingQuota: amountText(world, coin, remainingOf(world, product)),
    open: open && coinOpen,
  };
}

export function productDetail(
  world: World,
  product: Product,
  viewer: User | null,
  language: Locale,
): Result<"getUserProductDetail"> {
  const now = world.clock.now();
  const { about, risk, id } = product;
  return {
    ...productView(world, product, language),
    description: about[language],
    interestDelayDays: INTEREST_DELAY_DAYS,
    dayCountDays: DAY_COUNT,
    redemptionPauseFrom: hourOf(PAUSE_FROM),
    redemptionPauseTo: hourOf(PAUSE_TO),
    redemptionPausedUntil: isoOrNull(pauseEnd(now)),
    nextRedemptionPauseAt: isoOf(pauseStart(now)),
    held: viewer === null ? null : stakedIn(world, viewer.uid, id),
    riskNotice: risk[language],
    serverTime: world.clock.iso(),
  };
}

const rateNow = (world: World, { rate, productId }: Position): bigint =>
  rate === null ? rateOn(world, productOf(world, productId), world.clock.now()) : BigInt(rate);

export function positionView(world: World, position: Position, currency: string, language: Locale) {
  const { id, number, productId, coin, status, amount, staked, maturesAt, closedAt, earlyRedeemable } = position;
  const now = world.clock.now();
  const yesterday = dayOf(now) - DAY;
  const text = (minor: bigint) => amountText(world, coin, minor);
  const minor = minorOf(world, coin, amount);
  const isClosed = status === PositionStatus.closed;
  const earned =
    yesterday >= position.interestFrom && yesterday < (maturesAt ?? now) && !isClosed
      ? wholeOf(dayShare(minor, rateOfDay(world, position, yesterday)))
      : 0n;
  return {
    id,
    number,
    productId,
    productName: productOf(world, productId).name[language],
    coin,
    scale: coinOf(world, coin).scale,
    status,
    amount,
    stakedAmount: staked,
    annualRate: rateText(rateNow(world, position)),
    value: valueIn(world, coin, minor, currency),
    stakedAt: isoOf(position.at),
    interestFrom: isoOf(position.interestFrom),
    interestYesterday: text(earned),
    interestAccrued: isClosed ? "0" : text(accrued(world, position)),
    interestTotal: position.paid,
    nextInterestAt: isClosed ? null : isoOf(nextPaymentOf(position, now)),
    maturesAt: isoOrNull(maturesAt),
    redeemableFrom: isClosed ? null : isoOrNull(redeemableFrom(position, now)),
    earlyRedeemable,
    upcoming: upcoming(world, position),
    closedAt: isoOrNull(closedAt),
  };
}

const rateOfDay = (world: World, { rate, productId }: Position, day: number) =>
  rate === null ? rateOn(world, productOf(world, productId), day) : BigInt(rate);
const nextPaymentOf = ({ at }: Position, now: number) => Math.max(firstPayment(at), nextPayment(now));
const redeemableFrom = ({ maturesAt, earlyRedeemable }: Position, now: number): number | null =>
  maturesAt !== null && !earlyRedeemable && maturesAt > now ? maturesAt : pauseEnd(now);
export const valueIn = (world: World, coin: string, minor: bigint, currency: string) =>
  moneyText(coinOf(world, currency), worthOf(world, coin, minor, currency));

const MOST_EVENTS = 5;
type Event = ReturnType<typeof event>;
const event = (
  kind: "interestStarts" | "interestPaid" | "maturity" | "redemptionArrives",
  at: number,
  amount: string | null,
) => ({
  kind,
  at,
  amount,
});
/** Returns the next events, soonest first; interest at today's rate. */
function upcoming(world: World, position: Position) {
  const { coin, amount, pending, interestFrom, maturesAt, status } = position;
  if (status === PositionStatus.closed) return [];
  const now = world.clock.now();
  const text = (minor: bigint) => amountText(world, coin, minor);
  const next = nextPaymentOf(position, now);
  const days = (Math.min(dayOf(next), maturesAt ?? next) - Math.max(dayOf(now), interestFrom)) / DAY;
  const coming =
    days > 0 ? dayShare(minorOf(world, coin, amount), rateNow(world, position)) * BigInt(Math.trunc(days)) : 0n;
  const paid = wholeOf(sharesNow(world, position) + coming);
  const all: Event[] = pending.map((each) => event("redemptionArrives", each.arrivesAt, each.amount));
  if (interestFrom > now) all.push(event("interestStarts", interestFrom, null));
  if (paid > 0n) all.push(event("interestPaid", next, text(paid)));
  if (maturesAt !== null && maturesAt > now && amount !== "0") all.push(event("maturity", maturesAt, amount));
  return all
    .sort((one, other) => one.at - other.at)
    .slice(0, MOST_EVENTS)
    .map(({ at, ...rest }) => ({ ...rest, at: isoOf(at) }));
}
const sharesNow = (world: World, position: Position) => BigInt(counted(world, position).shares);

export function recordView(world: World, record: EarnRecord, language: Locale): Result<"getTradeRecord"> {
  const { id, number, type, positionId, productId, coin, amount, status, reason } = record;
  return {
    id,
    number,
    time: isoOf(record.at),
    type,
    positionId,
    productId,
    productName: productOf(world, productId).name[language],
    coin,
    amount,
    status,
    failReason: reason?.[language] ?? null,
    expectedAt: isoOrNull(record.arrivesAt),
    completedAt: isoOrNull(record.endedAt),
  };
}

/** Returns the worth of all open stakes and their interest: summed per product, truncated once. */
export function totalsOf(world: World, { uid }: User, currency: string) {
  const quote = coinOf(world, currency);
  let [total, waiting, paid] = [0n, 0n, 0n];
  for (const sums of sumsOf(world, uid)) {
    const worth = (minor: bigint) => (minor === 0n ? 0n : worthOf(world, sums.coin, minor, currency));
    total += worth(minorOf(world, sums.coin, sums.staked));
    waiting += worth(wholeOf(BigInt(rolled(world, sums).shares)));
    paid += worth(minorOf(world, sums.coin, sums.interest));
  }
  return {
    total: moneyText(quote, total),
    interestAccrued: moneyText(quote, waiting),
    interestTotal: moneyText(quote, paid),
  };
}
