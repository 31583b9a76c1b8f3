import { ExchangeStatus, type WireInput } from "@coffer/sdk/contract";
import { invalid, refuse } from "../../core/refusal.ts";
import { parseAmount } from "../../ledger/amount.ts";
import type { World } from "../../world/world.ts";
import { amountText, minorOf, readAmount } from "../assets/coins/exports.ts";
import { nextNumber } from "../assets/records/exports.ts";
import type { User } from "../auth/user/exports.ts";
import { checkBalance, checkMayTrade, marketRate, RATE_SCALE, rateText, takeQuote } from "../convert/pairs/exports.ts";
import { checkBounds, checkOpen, checkStillWithin, type DeskPair, deskPair } from "./desk-pair.ts";
import { exchanged, type OtcOrder, otcOrders } from "./order.ts";
import { otcQuotes } from "./quote.ts";
import { begin, SETTLED_WITHIN } from "./settle.ts";
import { ofQuantity, withFee } from "./size.ts";

/** Accepts a quote: an acceptor guarantees it, so the order is accepted at once. */
export function takeOffer(world: World, user: User, input: WireInput<"createQuickTradeOrder">): OtcOrder {
  checkMayTrade(user);
  const { id: _id, uid: _uid, until: _until, acceptorUid, ...quote } = takeQuote(world, otcQuotes, user, input.quoteId);
  const desk = deskPair(world, quote.symbol);
  const shown = parseAmount(input.total, RATE_SCALE * 2);
  if (shown !== parseAmount(quote.total, RATE_SCALE * 2))
    throw refuse("totalPriceMismatch", `${quote.total} ${desk.quote}`);
  checkOpen(desk);
  checkStillWithin(world, desk, quote.quantity);
  const { referenceRate: _reference, spreadPercent: _spread, ...terms } = quote;
  return place(world, user, desk, { ...terms, quick: true, acceptorUid, acceptedAt: world.clock.now(), remark: null });
}

/** "Too many orders nobody has taken yet." */
const MOST_OPEN = 10;

/** Places a limit order at the caller's own price. */
export function placeOwn(world: World, user: User, input: WireInput<"createOrder">): OtcOrder {
  checkMayTrade(user);
  const desk = deskPair(world, input.symbol);
  checkOpen(desk);
  const { base, quote, symbol } = desk;
  // Without a market price no acceptor could decide.
  marketRate(world, base, quote);
  const { side } = input;
  const price = readPrice(input.price);
  const quantity = readAmount(world, base, input.quantity, "quantity");
  checkBounds(world, desk, quantity);
  const size = ofQuantity(world, desk, quantity, price);
  if (readAmount(world, quote, input.amount, "amount") !== size.amount)
    throw refuse("totalPriceMismatch", `${amountText(world, quote, size.amount)} ${quote}`);
  if (openOf(world, user) >= MOST_OPEN) throw refuse("tooManyUnpaidOrders");
  const { fee, total } = withFee(size, side);
  return place(world, user, desk, {
    symbol,
    side,
    price: rateText(price),
    quantity: amountText(world, base, quantity),
    amount: amountText(world, quote, size.amount),
    fee: amountText(world, quote, fee),
    total: amountText(world, quote, total),
    quick: false,
    acceptorUid: null,
    acceptedAt: null,
    remark: input.remark ?? null,
  });
}

function readPrice(text: string): bigint {
  const price = parseAmount(text, RATE_SCALE);
  if (price === null) throw invalid("price", "scale", `A price has at most ${RATE_SCALE} decimals.`);
  if (price === 0n) throw invalid("price", "minimum", "It must be more than zero.");
  return price;
}

const openOf = (world: World, { uid }: User): number =>
  world
    .table(otcOrders)
    .runs("uid", uid, "time", ({ status }) => status === ExchangeStatus.inProgress)
    .flatMap((run) => Array.from({ length: run.length }, (_, at) => run.at(at)))
    .filter((order) => order?.acceptedAt === null).length;

type Placed = Omit<
  OtcOrder,
  | "id"
  | "number"
  | "at"
  | "uid"
  | "base"
  | "quote"
  | "settlingAt"
  | "status"
  | "failKind"
  | "asked"
  | "settleBy"
  | "endedAt"
>;

function place(world: World, user: User, { base, quote }: DeskPair, terms: Placed): OtcOrder {
  const at = world.clock.now();
  const order: OtcOrder = {
    ...terms,
    id: world.newId("oo"),
    number: nextNumber(world, "O"),
    at,
    uid: user.uid,
    base,
    quote,
    settlingAt: null,
    status: ExchangeStatus.inProgress,
    failKind: null,
    asked: null,
    settleBy: at + SETTLED_WITHIN,
    endedAt: null,
  };
  const { coin, amount } = exchanged(order, "taker").give;
  checkBalance(world, user, coin, minorOf(world, coin, amount));
  return begin(world, world.table(otcOrders).insert(order));
}
