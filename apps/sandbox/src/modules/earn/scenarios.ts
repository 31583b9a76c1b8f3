import { DAY, HOUR, MINUTE, type Scenario } from "../../core/scenario.ts";
import type { World } from "../../world/world.ts";
import { persona } from "../scenarios/story/exports.ts";
import { openBy } from "./days.ts";
import { products } from "./product.ts";

const named = (world: World, name: string): string =>
  world
    .table(products)
    .all()
    .find((each) => each.name.en === name)?.id ?? "";

export const staked: Scenario = {
  name: "earn",
  topic: "money",
  title: { en: "Staked coins", "zh-CN": "理财持仓" },
  about: {
    en: "Mei's stakes: flexible ones that were paid interest, a term, one that has ended, a redemption on its way and one that failed.",
    "zh-CN": "Mei 的理财持仓：已发放收益的活期、定期、已结束的持仓，以及进行中和失败的赎回。",
  },
  begins: 40 * DAY,
  apply: (stage) => {
    const { world, now } = stage;
    const mei = persona(stage, "mei");
    const stake = (name: string, amount: string, wallet: 0 | 4 = 0) =>
      mei.call("createDeposit", { productId: named(world, name), amount, wallet });
    mei.call("createFinancingUser", { agreementAccepted: true });
    const { positionId } = stake("USDT flexible", "4000");
    stake("ETH 30 days", "0.6", 4);
    world.clock.advance(9 * DAY);
    const ended = stake("USDT 30 days", "500");
    world.clock.advanceTo(openBy(world.clock.now() + 9 * DAY));
    mei.call("createWithdraw", { positionId: ended.positionId, amount: "500" });
    world.clock.advance(12 * DAY);
    stake("BTC flexible", "0.08");
    stake("ETH 30 days", "1", 4);
    world.clock.advanceTo(openBy(now - 2 * DAY));
    const failed = mei.call("createWithdraw", { positionId, amount: "300" });
    world.clock.advance(HOUR);
    stage.act("earn", "fail-redemption", { id: failed.id });
    world.clock.advanceTo(openBy(now - 20 * MINUTE));
    mei.call("createWithdraw", { positionId, amount: "400" });
  },
};
