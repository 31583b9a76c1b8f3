import { ExchangeStatus, type OtcFailKind } from "@coffer/sdk/contract";
import { nameIn } from "../../core/name-in.ts";
import { worldAccount } from "../../ledger/account.ts";
import { parseAmount } from "../../ledger/amount.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { minorOf } from "../assets/coins/exports.ts";
import { entryDescription } from "../assets/records/exports.ts";
import { accountFor, checkMove, exchangeLife, RATE_SCALE } from "../convert/pairs/exports.ts";
import { noteEvent } from "../events/exports.ts";
import { addToDay } from "./day.ts";
import { deskPair, hasMarket } from "./desk-pair.ts";
import { offersFor } from "./match.ts";
import { exchanged, type OtcOrder, otcOrders } from "./order.ts";

const MINUTE = 60_000;
/** "Settlement under 8 hours." */
export const SETTLED_WITHIN = 8 * 60 * MINUTE;
/** The interval at which acceptors check a limit order, and retry. */
const LOOKS_EVERY = 4 * MINUTE;
const BEGINS_AFTER = 2 * MINUTE;
const SETTLES_AFTER = 140 * MINUTE;

type Payload = { id: string };
type Side = "taker" | "acceptor";
const holdOf = ({ id }: OtcOrder, of: Side) => `${id}:hold:${of}`;
const underWay = (world: World, { id }: Payload): OtcOrder | undefined => {
  const order = world.table(otcOrders).get(id);
  return order?.status === ExchangeStatus.inProgress ? order : undefined;
};

/** Holds the taker's amount; the order is served, or returned in time. */
export function begin(world: World, order: OtcOrder): OtcOrder {
  holdFor(world, order, "taker", order.uid);
  endByClock.schedule(world, order.settleBy, { id: order.id });
  if (order.acceptedAt !== null) return serve(world, order, order.acceptorUid);
  lookForAcceptor.schedule(world, world.clock.now() + LOOKS_EVERY, { id: order.id });
  return order;
}

function holdFor(world: World, order: OtcOrder, side: Side, uid: string): void {
  const { coin, amount } = exchanged(order, side).give;
  const memo = entryDescription("freeze", "otc", order, "otcHeld");
  world.ledger.hold(holdOf(order, side), accountFor(world, uid, coin), minorOf(world, coin, amount), memo);
}

/** Accepted: the acceptor's amount is held too, so that it settles in any case. */
function serve(world: World, order: OtcOrder, acceptorUid: string | null): OtcOrder {
  const now = world.clock.now();
  if (acceptorUid !== null) holdFor(world, order, "acceptor", acceptorUid);
  const served = world.table(otcOrders).update(order.id, { acceptorUid, acceptedAt: now });
  const left = order.settleBy - now;
  const begins = Math.min(BEGINS_AFTER, Math.floor(left / 4));
  beginSettling.schedule(world, now + begins, { id: order.id });
  settleByClock.schedule(world, now + begins + Math.min(SETTLES_AFTER, Math.floor(left / 2)), { id: order.id });
  tell(world, served);
  return served;
}

/** An acceptor or the desk accepts an open order. */
export function accept(world: World, order: OtcOrder, acceptorUid: string | null = null): OtcOrder {
  checkMove(otcLife, order.status, ExchangeStatus.complete);
  return order.acceptedAt === null ? serve(world, order, acceptorUid) : order;
}

/** "An acceptor whose deviation covers the price takes it." */
export const lookForAcceptor = dueTask("otc.look", (world, payload: Payload) => {
  const order = underWay(world, payload);
  if (!order || order.acceptedAt !== null) return;
  const { answer } = deskPair(world, order.symbol);
  if (answer === "rejects") fail(world, order, "rejected");
  else if (answer === "silent" || !takeAtItsPrice(world, order))
    lookForAcceptor.schedule(world, world.clock.now() + LOOKS_EVERY, payload);
});

function takeAtItsPrice(world: World, order: OtcOrder): boolean {
  const { uid, side, symbol, base, quote } = order;
  const price = parseAmount(order.price, RATE_SCALE) ?? 0n;
  const size = { quantity: minorOf(world, base, order.quantity), amount: minorOf(world, quote, order.amount) };
  const desk = deskPair(world, symbol);
  if (!hasMarket(world, desk)) return false;
  const [best] = offersFor(world, desk, { uid, side, sizeAt: () => size });
  if (!best || (side === "buy" ? best.price > price : best.price < price)) return false;
  serve(world, order, best.pair.uid);
  return true;
}

export const beginSettling = dueTask("otc.begin", (world, payload: Payload) => {
  const order = underWay(world, payload);
  if (!order) return;
  const { answer } = deskPair(world, order.symbol);
  if (answer === "rejects") fail(world, order, "rejected");
  else if (answer === "prompt")
    world.table(otcOrders).update(order.id, { settlingAt: order.settlingAt ?? world.clock.now() });
});

export const settleByClock = dueTask("otc.settle", (world, payload: Payload) => {
  const order = underWay(world, payload);
  if (!order) return;
  if (deskPair(world, order.symbol).answer === "prompt" && order.asked === null) settle(world, order);
  else settleByClock.schedule(world, world.clock.now() + LOOKS_EVERY, payload);
});

/** "When none has within 8 hours it fails and the hold is released." */
export const endByClock = dueTask("otc.end", (world, payload: Payload) => {
  const order = underWay(world, payload);
  if (order) fail(world, order, order.acceptedAt === null ? "noAcceptor" : "notSettledInTime");
});

export const otcLife = exchangeLife(otcOrders, {
  complete: ["clock:otc.settle", "actor:desk/settle"],
  failure: ["clock:otc.end", "clock:otc.look", "clock:otc.begin", "actor:desk/reject", "cancelOtcOrder"],
});

/** Both sides trade with the house: each coin sums to zero, and the house keeps its fee. */
export function settle(world: World, order: OtcOrder): OtcOrder {
  checkMove(otcLife, order.status, ExchangeStatus.complete);
  pay(world, order, "taker", order.uid);
  if (order.acceptorUid !== null) pay(world, order, "acceptor", order.acceptorUid);
  const { quote, fee } = order;
  const leg = {
    from: worldAccount("house", quote),
    to: worldAccount("fees", quote),
    amount: minorOf(world, quote, fee),
  };
  if (leg.amount > 0n) world.ledger.post(`${order.id}:fee`, [leg], entryDescription("quickSell", "otc", order));
  const now = world.clock.now();
  const done = world.table(otcOrders).update(order.id, {
    status: ExchangeStatus.complete,
    acceptedAt: order.acceptedAt ?? now,
    settlingAt: order.settlingAt ?? now,
    asked: null,
    endedAt: now,
  });
  addToDay(world, done);
  tell(world, done, "inProgress");
  return done;
}

function pay(world: World, order: OtcOrder, side: Side, uid: string): void {
  const { give, get } = exchanged(order, side);
  world.ledger.capture(
    `${order.id}:give:${side}`,
    holdOf(order, side),
    [{ to: worldAccount("house", give.coin), amount: minorOf(world, give.coin, give.amount) }],
    entryDescription("quickSell", "otc", order),
  );
  const leg = {
    from: worldAccount("house", get.coin),
    to: accountFor(world, uid, get.coin),
    amount: minorOf(world, get.coin, get.amount),
  };
  world.ledger.post(`${order.id}:get:${side}`, [leg], entryDescription("quickBuy", "otc", order));
}

/** Releases the held amount. */
export function fail(world: World, order: OtcOrder, failKind: OtcFailKind): OtcOrder {
  checkMove(otcLife, order.status, ExchangeStatus.failure);
  const memo = entryDescription("unfreeze", "otc", order, "otcReleased");
  world.ledger.void(`${order.id}:void:taker`, holdOf(order, "taker"), memo);
  if (order.acceptorUid !== null) world.ledger.void(`${order.id}:void:acceptor`, holdOf(order, "acceptor"), memo);
  const patch = { status: ExchangeStatus.failure, failKind, asked: null, endedAt: world.clock.now() };
  const failed = world.table(otcOrders).update(order.id, patch);
  tell(world, failed, "inProgress");
  return failed;
}

function tell(world: World, order: OtcOrder, previousStatus: "inProgress" | null = null): void {
  const { id, number, status, base, quantity } = order;
  const about = {
    link: { kind: "otcOrder" as const, id },
    number,
    status: nameIn(ExchangeStatus, status),
    previousStatus,
    coin: base,
    amount: quantity,
  };
  for (const uid of [order.uid, order.acceptorUid]) if (uid !== null) noteEvent(world, uid, "otcOrder.updated", about);
}
