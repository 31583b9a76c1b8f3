import type { Actor } from "../../../core/actor.ts";
import type { Fields } from "../../../core/fields.ts";
import { refuse } from "../../../core/refusal.ts";
import type { World } from "../../../world/world.ts";
import { changedPair, pairFields } from "../pairs/exports.ts";
import { complete, conversions, fail } from "./conversion.ts";
import { largeConversions } from "./large.ts";
import { flashPairs, type Pair } from "./pair.ts";
import { fillNext, giveBack } from "./pieces.ts";

const offer = ({
  id,
  number,
  fromAmount,
  fromCoin,
  toCoin,
}: Record<"id" | "number" | "fromAmount" | "fromCoin" | "toCoin", string>) => ({
  send: { id },
  summary: `${number}: ${fromAmount} ${fromCoin} → ${toCoin}`,
});
const quick = (world: World) => world.table(conversions).part("open").map(offer);
const large = (world: World) => world.table(largeConversions).part("open").map(offer);

function named<Row>(fields: Fields, find: (id: string) => Row | undefined): Row {
  const found = find(fields.text("id"));
  fields.done();
  if (!found) throw refuse("orderNotFound");
  return found;
}
const quickNamed = (world: World, fields: Fields) => named(fields, (id) => world.table(conversions).get(id));
const largeNamed = (world: World, fields: Fields) => named(fields, (id) => world.table(largeConversions).get(id));

/** Executes conversions: the engine of quotes, and the desk for large ones. */
export const converter: Actor = {
  title: { en: "Converter", "zh-CN": "闪兑方" },
  about: {
    en: "Carries conversions out: the engine behind a quote, and the desk that settles the large ones.",
    "zh-CN": "执行闪兑：报价背后的撮合引擎，以及处理大额闪兑的交易台。",
  },
  actions: {
    complete: {
      about: { en: "A conversion at a quote is made.", "zh-CN": "按报价完成闪兑。" },
      takes: ["id"],
      now: quick,
      run: (world, fields) => complete(world, quickNamed(world, fields)),
    },
    fail: {
      about: { en: "A conversion at a quote is turned down; the money is back.", "zh-CN": "拒绝闪兑，资金退回。" },
      takes: ["id"],
      now: quick,
      run: (world, fields) => fail(world, quickNamed(world, fields), "turnedDown"),
    },
    fill: {
      about: { en: "The desk converts the next piece at the price of now.", "zh-CN": "交易台按当前价格闪兑下一笔。" },
      takes: ["id"],
      now: large,
      run: (world, fields) => fillNext(world, largeNamed(world, fields)),
    },
    "give-back": {
      about: { en: "The desk gives back what isn't converted.", "zh-CN": "交易台退回未闪兑的部分。" },
      takes: ["id"],
      now: large,
      run: (world, fields) => giveBack(world, largeNamed(world, fields), "turnedDown"),
    },
  },
};

const ANSWERS = ["prompt", "silent", "timeout"] as const satisfies readonly Pair["answer"][];

/** The changeable settings of a pair. */
export const market: Partial<Actor> = {
  actions: {
    pair: {
      about: {
        en: "A convert pair closes or opens, gets other bounds or a shorter quote, or answers late: `prompt`, `silent` (given up after a minute), `timeout` (90008).",
        "zh-CN":
          "闪兑交易对的开关、限额、报价时长与响应方式：`prompt` 即时、`silent` 一分钟后放弃、`timeout` 超时（90008）。",
      },
      takes: pairFields,
      run: (world, fields) => {
        const table = world.table(flashPairs);
        const pair = table.get(fields.text("symbol"));
        if (!pair) throw refuse("unsupportedCurrency");
        return table.update(pair.symbol, changedPair(world, pair, fields, ANSWERS));
      },
    },
  },
};
