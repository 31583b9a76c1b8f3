import { AcceptorPairStatus, type Result, type WireInput } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import { balanceOf } from "../../ledger/account.ts";
import { formatAmount } from "../../ledger/amount.ts";
import { isoOf } from "../../world/clock.ts";
import type { World } from "../../world/world.ts";
import { amountText, readAmount } from "../assets/coins/exports.ts";
import { pricedAt } from "../assets/prices/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { accountFor, marketRate, PERCENT_DECIMALS, partsOf, rateText } from "../convert/pairs/exports.ts";
import { type AcceptorPair, acceptorPairs, priceAt, spreadFor, type Terms } from "./acceptor-pair.ts";
import { checkMayServe } from "./acceptor-stop.ts";
import { checkOpen, type DeskPair, deskPair } from "./desk-pair.ts";
import { ofQuantity } from "./size.ts";

/** "From -20 to 20 %", in millionths. */
const MOST_DEVIATION = 200_000n;

export function addPair(world: World, user: User, { symbol, ...terms }: WireInput<"addConfig">): AcceptorPair {
  checkMayServe(world, user);
  const desk = deskPair(world, symbol);
  const table = world.table(acceptorPairs);
  if (table.find("uid", user.uid).some((pair) => pair.symbol === symbol))
    throw invalid("symbol", "exists", "You serve this pair already.");
  const read = readTerms(world, desk, terms);
  checkAssets(world, user, desk);
  return table.insert({
    id: world.newId("ap"),
    uid: user.uid,
    symbol,
    ...read,
    status: AcceptorPairStatus.disabled,
    updatedAt: world.clock.now(),
  });
}

export function changePair(world: World, user: User, { id, ...terms }: WireInput<"updateConfig">): AcceptorPair {
  checkMayServe(world, user);
  const { symbol } = ownPair(world, user, id);
  const read = readTerms(world, deskPair(world, symbol), terms);
  return world.table(acceptorPairs).update(id, { ...read, updatedAt: world.clock.now() });
}

export function switchPair(world: World, user: User, { id, status }: WireInput<"updateStatus">): AcceptorPair {
  checkMayServe(world, user);
  const pair = ownPair(world, user, id);
  if (pair.status === status) return pair;
  if (status === AcceptorPairStatus.enabled) checkAssets(world, user, deskPair(world, pair.symbol));
  return world.table(acceptorPairs).update(id, { status, updatedAt: world.clock.now() });
}

function ownPair(world: World, { uid }: User, id: string): AcceptorPair {
  const pair = world.table(acceptorPairs).get(id);
  if (pair?.uid !== uid) throw invalid("id", "exists", "You serve no pair of this id.");
  return pair;
}

/** @throws 60006 unless the acceptor has a balance of both coins */
function checkAssets(world: World, { uid }: User, { base, quote }: DeskPair): void {
  for (const coin of [base, quote])
    if (balanceOf(world.ledger.account(accountFor(world, uid, coin))) === 0n) throw refuse("userAssetMissing", coin);
}

function readTerms(world: World, { base }: DeskPair, terms: Terms): Terms {
  const [buyLeast, buyMost] = readBounds(world, base, terms, "buyMinimum", "buyMaximum");
  const [sellLeast, sellMost] = readBounds(world, base, terms, "sellMinimum", "sellMaximum");
  const buys = readDeviation(terms.buyRateDeviation, "buyRateDeviation");
  const sells = readDeviation(terms.sellRateDeviation, "sellRateDeviation");
  if (buys > sells) throw invalid("buyRateDeviation", "crossed", "The buying price would be above the selling one.");
  const text = (quantity: bigint) => amountText(world, base, quantity);
  return {
    buyMinimum: text(buyLeast),
    buyMaximum: text(buyMost),
    sellMinimum: text(sellLeast),
    sellMaximum: text(sellMost),
    buyRateDeviation: formatAmount(buys, PERCENT_DECIMALS),
    sellRateDeviation: formatAmount(sells, PERCENT_DECIMALS),
  };
}

function readBounds(
  world: World,
  base: string,
  terms: Terms,
  least: keyof Terms,
  most: keyof Terms,
): readonly [bigint, bigint] {
  const [from, to] = [readAmount(world, base, terms[least], least), readAmount(world, base, terms[most], most)];
  if (from > to) throw invalid(most, "minimum", `It is below ${least}.`);
  return [from, to];
}

function readDeviation(text: string, field: string): bigint {
  const parts = partsOf(text);
  if (parts === null) throw invalid(field, "scale", `A deviation has at most ${PERCENT_DECIMALS} decimals.`);
  if (parts > MOST_DEVIATION || parts < -MOST_DEVIATION)
    throw invalid(field, "range", "It must be from -20 to 20 percent.");
  return parts;
}

/** Returns a customer's current quote without saving it. */
export function tryTerms(world: World, input: WireInput<"testConfig">): Result<"testConfig"> {
  const { symbol, side } = input;
  const desk = deskPair(world, symbol);
  checkOpen(desk);
  const quantity = readAmount(world, desk.base, input.quantity, "quantity");
  const deviation = formatAmount(readDeviation(input.rateDeviation, "rateDeviation"), PERCENT_DECIMALS);
  const reference = marketRate(world, desk.base, desk.quote);
  const price = priceAt(reference, deviation);
  return {
    symbol,
    side,
    quantity: amountText(world, desk.base, quantity),
    referenceRate: rateText(reference),
    price: rateText(price),
    spreadPercent: spreadFor(side, deviation),
    amount: amountText(world, desk.quote, ofQuantity(world, desk, quantity, price).amount),
    at: isoOf(pricedAt(world)),
  };
}
