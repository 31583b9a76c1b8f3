import type { WireInput } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import { coinOf } from "../../assets/coins/exports.ts";
import { comparable, contains, readList, spanOf } from "../../assets/records/exports.ts";
import type { Context, Operations } from "../../auth/session/exports.ts";
import { type Conversion, conversions, convert } from "./conversion.ts";
import { convertLarge } from "./convert-large.ts";
import { type LargeConversion, largeConversions } from "./large.ts";
import { flashPairs } from "./pair.ts";
import { makeQuote, quoteView } from "./quote.ts";
import { hasPrice } from "./rate.ts";
import { rateHistory, ratesNow } from "./rates.ts";
import { conversionView, largeView, pairView } from "./view.ts";

export const operations = {
  getSymbols: ({ world }) => ({
    items: world
      .table(flashPairs)
      .all()
      .map((pair) => pairView(world, pair)),
  }),
  getConvertSymbols: ({ world }) => ratesNow(world),
  getExchangeCoin: ({ world, language }, { coin }) => {
    coinOf(world, coin);
    const pairs = world
      .table(flashPairs)
      .all()
      .filter((pair) => (pair.base === coin || pair.quote === coin) && hasPrice(world, pair));
    const items = pairs.map(({ base, quote, symbol }) => {
      const { coin: other, name, kind, scale } = coinOf(world, base === coin ? quote : base);
      return { coin: other, name: name[language], kind, scale, symbol };
    });
    return { items };
  },
  getRateHistory: ({ world }, { symbol, span }) => rateHistory(world, symbol, span ?? "day"),
  convertQuote: ({ world, user }, input) => quoteView(world, makeQuote(world, user, input)),
  currencyFlashExchange: ({ world, user, language }, input) =>
    conversionView(world, convert(world, user, input), language),
  createCoinTradeOrder: ({ world, user, language }, input) => ({
    ...largeView(world, convertLarge(world, user, input), language),
    serverTime: world.clock.iso(),
  }),
  checktConvertOrderStatus: ({ world, user, language }, { id }) =>
    conversionView(world, ownedBy(user.uid, world.table(conversions).get(id)), language),
  getPromissoryConvertOrder: ({ world, user, language }, { id }) => ({
    ...largeView(world, ownedBy(user.uid, world.table(largeConversions).get(id)), language),
    serverTime: world.clock.iso(),
  }),
  getConvertHistory: ({ world, user, language }, input) => {
    const table = world.table(conversions);
    const own = (field: string) => table.runs("uid", user.uid, field, fits(input));
    return readList(own, input, reading(table, input), (made: Conversion) => conversionView(world, made, language));
  },
  getPromissoryConvertHistory: ({ world, user, language }, input) => {
    const table = world.table(largeConversions);
    const own = (field: string) => table.runs("uid", user.uid, field, fits(input));
    const view = (made: LargeConversion) => largeView(world, made, language);
    return { ...readList(own, input, reading(table, input), view), serverTime: world.clock.iso() };
  },
} satisfies Operations;

function ownedBy<Row extends { uid: string }>(uid: Context["user"]["uid"], made: Row | undefined): Row {
  if (made?.uid !== uid) throw refuse("orderNotFound");
  return made;
}

type Filter = WireInput<"getConvertHistory">;
type Listed = Pick<Conversion, "id" | "number" | "at" | "fromCoin" | "toCoin" | "fromAmount" | "status">;

const fits =
  ({ Coin, Status }: Filter) =>
  ({ fromCoin, toCoin, status }: Listed) =>
    (Coin === undefined || Coin === fromCoin || Coin === toCoin) && (Status?.includes(status) ?? true);

const reading = (table: { orderOf: (id: string) => number }, input: Filter) => ({
  by: { time: ({ at }: Listed) => at, amount: ({ fromAmount }: Listed) => comparable(fromAmount) },
  order: ({ id }: Listed) => table.orderOf(id),
  within: spanOf(input),
  matches: input.Keyword === undefined ? undefined : ({ number }: Listed) => contains(input.Keyword, number),
});
