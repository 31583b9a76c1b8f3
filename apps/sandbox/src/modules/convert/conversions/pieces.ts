import { ExchangeStatus } from "@coffer/sdk/contract";
import { worldAccount } from "../../../ledger/account.ts";
import { formatAmount } from "../../../ledger/amount.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { World } from "../../../world/world.ts";
import { amountText, coinOf, minorOf } from "../../assets/coins/exports.ts";
import { entryDescription } from "../../assets/records/exports.ts";
import { noteEvent } from "../../events/exports.ts";
import { accountFor, checkMove, exchangeLife } from "../pairs/exports.ts";
import type { Ending } from "./ending.ts";
import { giving } from "./exact.ts";
import { DESK_SPREAD, holdOf, type LargeConversion, largeConversions } from "./large.ts";
import { pairBetween } from "./pair.ts";
import { hasPrice, priceNow, RATE_DECIMALS } from "./rate.ts";

/** The interval at which the desk tries the next piece. */
const LOOKS_EVERY = 45 * 60 * 1000;
type Payload = { id: string };

export function beginSettling(world: World, { id, settleBy }: LargeConversion): void {
  fillByClock.schedule(world, world.clock.now() + LOOKS_EVERY, { id });
  settleEnd.schedule(world, settleBy, { id });
}
export const fillByClock = dueTask("flash.fill", (world, { id }: Payload) => {
  const made = world.table(largeConversions).get(id);
  if (made?.status !== ExchangeStatus.inProgress) return;
  if (fillNext(world, made).status === ExchangeStatus.inProgress)
    fillByClock.schedule(world, world.clock.now() + LOOKS_EVERY, { id });
});
export const settleEnd = dueTask("flash.settleEnd", (world, { id }: Payload) => {
  const made = world.table(largeConversions).get(id);
  if (made?.status === ExchangeStatus.inProgress) giveBack(world, made, "unsettled");
});
export const largeLife = exchangeLife(largeConversions, {
  complete: ["clock:flash.fill", "clock:flash.settleEnd", "actor:converter/fill", "actor:converter/give-back"],
  failure: ["clock:flash.settleEnd", "actor:converter/give-back"],
});

/** Converts the next piece at the current price; skips it without a price, or below the limit price. */
export function fillNext(world: World, made: LargeConversion): LargeConversion {
  checkMove(largeLife, made.status, ExchangeStatus.complete);
  const { uid, fromCoin, toCoin } = made;
  const pair = pairBetween(world, fromCoin, toCoin);
  if (!hasPrice(world, pair)) return made;
  const minor = (coin: string, text: string) => minorOf(world, coin, text);
  const piece = minor(fromCoin, made.pieces[made.settledPieces] ?? "0");
  const { to, fee } = giving(priceNow(world, pair, fromCoin, DESK_SPREAD).exact, piece);
  const settled = minor(fromCoin, made.settled) + piece;
  const received = minor(toCoin, made.received) + to;
  const least = minor(toCoin, made.minimumToAmount ?? "0");
  if (received * minor(fromCoin, made.fromAmount) < least * settled) return made;
  const take = `${made.id}:give${made.settledPieces}`;
  const house = (coin: string) => worldAccount("house", coin);
  world.ledger.capture(
    take,
    holdOf(made, made.settledPieces),
    [{ to: house(fromCoin), amount: piece }],
    entryDescription("quickSell", "coinTrade", made),
  );
  world.ledger.post(
    `${made.id}:get${made.settledPieces}`,
    [
      { from: house(toCoin), to: accountFor(world, uid, toCoin), amount: to },
      { from: house(toCoin), to: worldAccount("fees", toCoin), amount: fee },
    ],
    entryDescription("quickBuy", "coinTrade", made),
  );
  const after = world.table(largeConversions).update(made.id, {
    settledPieces: made.settledPieces + 1,
    settled: amountText(world, fromCoin, settled),
    received: amountText(world, toCoin, received),
    feePaid: amountText(world, toCoin, minor(toCoin, made.feePaid) + fee),
  });
  return after.settledPieces === after.pieces.length ? end(world, after, null) : after;
}

/** Releases unconverted pieces. "An order of which any part was converted ends complete." */
export function giveBack(world: World, made: LargeConversion, ending: Ending): LargeConversion {
  const isPartly = made.settledPieces > 0;
  checkMove(largeLife, made.status, isPartly ? ExchangeStatus.complete : ExchangeStatus.failure);
  const memo = entryDescription("unfreeze", "coinTrade", made, "conversionReleased");
  for (let piece = made.settledPieces; piece < made.pieces.length; piece++)
    world.ledger.void(`${made.id}:void${piece}`, holdOf(made, piece), memo);
  const left = minorOf(world, made.fromCoin, made.fromAmount) - minorOf(world, made.fromCoin, made.settled);
  const returned = amountText(world, made.fromCoin, left);
  const after = world.table(largeConversions).update(made.id, { returned });
  return end(world, after, isPartly ? null : ending);
}

function end(world: World, made: LargeConversion, ending: Ending | null): LargeConversion {
  const endedAt = world.clock.now();
  if (ending !== null)
    return world.table(largeConversions).update(made.id, { status: ExchangeStatus.failure, ending, endedAt });
  const done = world.table(largeConversions).update(made.id, {
    status: ExchangeStatus.complete,
    endedAt,
    toAmount: made.received,
    fee: made.feePaid,
    rate: averageRate(world, made),
  });
  noteEvent(world, made.uid, "conversion.completed", {
    link: { kind: "coinTrade", id: made.id },
    number: made.number,
    status: "complete",
    previousStatus: "inProgress",
    coin: made.toCoin,
    amount: made.received,
  });
  return done;
}

/** Over all pieces, before the fee. */
function averageRate(world: World, { fromCoin, toCoin, settled, received, feePaid }: LargeConversion): string {
  const scale = (coin: string) => 10n ** BigInt(coinOf(world, coin).scale);
  const gross = minorOf(world, toCoin, received) + minorOf(world, toCoin, feePaid);
  const worth = gross * scale(fromCoin) * 10n ** BigInt(RATE_DECIMALS);
  return formatAmount(worth / (minorOf(world, fromCoin, settled) * scale(toCoin)), RATE_DECIMALS);
}
