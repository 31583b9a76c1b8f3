import { ExchangeStatus, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { worldAccount } from "../../../ledger/account.ts";
import { dueTask } from "../../../world/due-task.ts";
import type { ListSpec } from "../../../world/listing.ts";
import type { PartsSpec } from "../../../world/parts.ts";
import { defineTable } from "../../../world/table.ts";
import type { World } from "../../../world/world.ts";
import { minorOf, readAmount } from "../../assets/coins/exports.ts";
import { comparable, entryDescription, nextNumber } from "../../assets/records/exports.ts";
import type { User } from "../../auth/user/exports.ts";
import { noteEvent } from "../../events/exports.ts";
import { accountFor, checkBalance, checkMayTrade, checkMove, exchangeLife, takeQuote } from "../pairs/exports.ts";
import type { Ending } from "./ending.ts";
import { checkBounds, checkOpen, pairBetween } from "./pair.ts";
import { flashQuotes } from "./quote.ts";
import { priceNow } from "./rate.ts";

/** Amounts are decimal strings, each in its coin; times are milliseconds of the world's clock. */
export type Conversion = {
  id: string;
  number: string;
  at: number;
  uid: string;
  fromCoin: string;
  toCoin: string;
  fromAmount: string;
  toAmount: string;
  rate: string;
  fee: string;
  status: ExchangeStatus;
  ending: Ending | null;
  endedAt: number | null;
};
/** How both kinds of conversions are listed. */
export const conversionLists: ListSpec<Conversion> = {
  of: ["uid"],
  apart: ["fromCoin", "toCoin", "status"],
  orders: { time: ({ at }) => at, amount: ({ fromAmount }) => comparable(fromAmount) },
};
export const conversionParts: PartsSpec<Conversion> = { open: ({ status }) => status === ExchangeStatus.inProgress };
export const conversions = defineTable<Conversion>("conversions", {
  key: "id",
  lists: conversionLists,
  parts: conversionParts,
});

/** "It is done in seconds." */
const DONE_AFTER = 1000;
/** "After a minute in progress it has failed and what was taken is back." */
const GIVEN_UP_AFTER = 60_000;

type Payload = { id: string };
const holdOf = ({ id }: Conversion) => `${id}:hold`;

/** Uses the quote, then holds the paid amount until the market has answered. */
export function convert(world: World, user: User, input: WireInput<"currencyFlashExchange">): Conversion {
  checkMayTrade(user);
  const quote = takeQuote(world, flashQuotes, user, input.quoteId);
  const { fromCoin, toCoin, fromAmount, toAmount, rate, fee } = quote;
  const amount = readAmount(world, fromCoin, input.fromAmount, "fromAmount");
  if (amount !== minorOf(world, fromCoin, fromAmount)) throw refuse("totalPriceMismatch", `${fromAmount} ${fromCoin}`);
  const pair = pairBetween(world, fromCoin, toCoin);
  // The price may be gone; the quoted one is still valid.
  priceNow(world, pair, fromCoin);
  checkOpen(pair);
  checkBounds(world, pair, BigInt(quote.size));
  checkBalance(world, user, fromCoin, amount);
  if (pair.answer === "timeout") throw refuse("exchangeTimedOut");
  const now = world.clock.now();
  const made = world.table(conversions).insert({
    id: world.newId("cv"),
    number: nextNumber(world, "X"),
    at: now,
    uid: user.uid,
    fromCoin,
    toCoin,
    fromAmount,
    toAmount,
    rate,
    fee,
    status: ExchangeStatus.inProgress,
    ending: null,
    endedAt: null,
  });
  const memo = entryDescription("freeze", "convert", made, "conversionHeld");
  world.ledger.hold(holdOf(made), accountFor(world, user.uid, fromCoin), amount, memo);
  if (pair.answer === "prompt") completeByClock.schedule(world, now + DONE_AFTER, { id: made.id });
  giveUp.schedule(world, now + GIVEN_UP_AFTER, { id: made.id });
  return made;
}

export const completeByClock = dueTask("flash.complete", (world, { id }: Payload) => {
  const made = world.table(conversions).get(id);
  if (made?.status === ExchangeStatus.inProgress) complete(world, made);
});
export const giveUp = dueTask("flash.giveUp", (world, { id }: Payload) => {
  const made = world.table(conversions).get(id);
  if (made?.status === ExchangeStatus.inProgress) fail(world, made, "unanswered");
});

export const conversionLife = exchangeLife(conversions, {
  complete: ["clock:flash.complete", "actor:converter/complete"],
  failure: ["clock:flash.giveUp", "actor:converter/fail"],
});

/** Books both legs with the house, and the fee: every coin sums to zero. */
export function complete(world: World, made: Conversion): Conversion {
  checkMove(conversionLife, made.status, ExchangeStatus.complete);
  const { uid, fromCoin, toCoin, fromAmount, toAmount, fee } = made;
  world.ledger.capture(
    `${made.id}:give`,
    holdOf(made),
    [{ to: worldAccount("house", fromCoin), amount: minorOf(world, fromCoin, fromAmount) }],
    entryDescription("quickSell", "convert", made),
  );
  const house = worldAccount("house", toCoin);
  world.ledger.post(
    `${made.id}:get`,
    [
      { from: house, to: accountFor(world, uid, toCoin), amount: minorOf(world, toCoin, toAmount) },
      { from: house, to: worldAccount("fees", toCoin), amount: minorOf(world, toCoin, fee) },
    ],
    entryDescription("quickBuy", "convert", made),
  );
  const patch = { status: ExchangeStatus.complete, endedAt: world.clock.now() };
  const done = world.table(conversions).update(made.id, patch);
  noteEvent(world, uid, "conversion.completed", {
    link: { kind: "conversion", id: made.id },
    number: made.number,
    status: "complete",
    previousStatus: "inProgress",
    coin: toCoin,
    amount: toAmount,
  });
  return done;
}

/** Releases the held amount. */
export function fail(world: World, made: Conversion, ending: Ending): Conversion {
  checkMove(conversionLife, made.status, ExchangeStatus.failure);
  world.ledger.void(
    `${made.id}:void`,
    holdOf(made),
    entryDescription("unfreeze", "convert", made, "conversionReleased"),
  );
  const patch = { status: ExchangeStatus.failure, ending, endedAt: world.clock.now() };
  return world.table(conversions).update(made.id, patch);
}
