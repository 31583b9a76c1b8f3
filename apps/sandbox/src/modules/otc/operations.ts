import { AccountType, type WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../core/refusal.ts";
import type { World } from "../../world/world.ts";
import { comparable, contains, readList, type Span, spanOf } from "../assets/records/exports.ts";
import type { Context, Operations } from "../auth/session/exports.ts";
import { type AcceptorPair, acceptorPairs } from "./acceptor-pair.ts";
import { cancel, readableBy } from "./cancel.ts";
import { completeIn } from "./day.ts";
import { deskPairs } from "./desk-pair.ts";
import { type OtcOrder, otcOrders } from "./order.ts";
import { placeOwn, takeOffer } from "./place.ts";
import { makeQuote, quoteView } from "./quote.ts";
import { addPair, changePair, switchPair, tryTerms } from "./serve-pair.ts";
import { totalsOf } from "./totals.ts";
import { acceptorPairView, orderDetail, orderView, symbolView } from "./view.ts";

export const operations = {
  getSymbol: ({ world }) => ({
    items: world
      .table(deskPairs)
      .all()
      .map((pair) => symbolView(world, pair)),
  }),
  getOtcQuote: ({ world, user }, input) => quoteView(world, makeQuote(world, user, input)),
  createQuickTradeOrder: ({ world, user, language }, input) =>
    orderDetail(world, user, takeOffer(world, user, input), language),
  createOrder: ({ world, user, language }, input) => orderDetail(world, user, placeOwn(world, user, input), language),
  getOrder: ({ world, user, language }, { id }) => orderDetail(world, user, readableBy(world, user, id), language),
  cancelOtcOrder: ({ world, user, language }, { id }) => orderDetail(world, user, cancel(world, user, id), language),
  getOrderList: (context, input) => {
    const { world, user, language } = context;
    const as = roleOf(context, input);
    const table = world.table(otcOrders);
    const own = (field: string) => table.runs(as === "taker" ? "uid" : "acceptorUid", user.uid, field, fits(input));
    const reading = readingOf(world, input);
    const page = readList(own, input, reading, (order) => orderView(world, user, order, language));
    const everything = { MaxResultCount: Number.MAX_SAFE_INTEGER };
    const ordersIn = (within: Span) => readList(own, everything, { ...reading, within }, (order) => order).items;
    // Of all matches, on every page.
    const all = completeIn(world, user.uid, as, input, ordersIn);
    return { ...page, totals: totalsOf(world, all, as), serverTime: world.clock.iso() };
  },
  getConfigList: ({ world, user }, input) => {
    const table = world.table(acceptorPairs);
    const own = table.find("uid", user.uid).filter(({ status }) => input.Status?.includes(status) ?? true);
    const reading = {
      by: { symbol: ({ symbol }: AcceptorPair) => symbol, updatedAt: ({ updatedAt }: AcceptorPair) => updatedAt },
      order: ({ id }: AcceptorPair) => table.orderOf(id),
      matches: ({ symbol }: AcceptorPair) => contains(input.Keyword, symbol),
    };
    return readList(own, input, reading, (pair) => acceptorPairView(world, pair));
  },
  addConfig: ({ world, user }, input) => acceptorPairView(world, addPair(world, user, input)),
  updateConfig: ({ world, user }, input) => acceptorPairView(world, changePair(world, user, input)),
  updateStatus: ({ world, user }, input) => acceptorPairView(world, switchPair(world, user, input)),
  testConfig: ({ world }, input) => tryTerms(world, input),
} satisfies Operations;

type Filter = WireInput<"getOrderList">;

/** @throws 403 if a user other than an acceptor asks for served orders */
function roleOf({ user }: Context, { Role = "taker" }: Filter): "taker" | "acceptor" {
  if (Role === "acceptor" && user.accountType !== AccountType.acceptor)
    throw refuse("notAllowed", "Only an acceptor serves orders.", {
      data: { permission: null, accountTypes: [AccountType.acceptor] },
    });
  return Role;
}

const fits =
  ({ Symbol: symbol, Side, Status }: Filter) =>
  (order: OtcOrder) =>
    (symbol ?? order.symbol) === order.symbol &&
    (Side ?? order.side) === order.side &&
    (Status?.includes(order.status) ?? true);

const readingOf = (world: World, input: Filter) => ({
  by: { time: ({ at }: OtcOrder) => at, amount: ({ amount }: OtcOrder) => comparable(amount) },
  order: ({ id }: OtcOrder) => world.table(otcOrders).orderOf(id),
  within: spanOf(input),
  matches:
    input.Keyword === undefined ? undefined : ({ number, remark }: OtcOrder) => contains(input.Keyword, number, remark),
});
