import { DAY, HOUR, type Scenario } from "../../core/scenario.ts";
import { persona, receive } from "../scenarios/story/exports.ts";

export const fullAddressPool: Scenario = {
  name: "full-address-pool",
  topic: "refusals",
  title: { en: "Full address pool", "zh-CN": "地址池已满" },
  about: {
    en: "No network has a deposit address left to give: who has none is refused with 40017; who has one keeps it.",
    "zh-CN": "各网络均无可分配的充值地址：尚无地址者返回 40017，已有地址者不受影响。",
  },
  apply: (stage) => {
    const { world } = stage;
    world.settings = { ...world.settings, depositAddressPool: 0 };
  },
};

const fortune = [
  ["BTC", "BTC", "1284.90017342"],
  ["ETH", "ETH", "48210.118204991733201846"],
  ["USDT", "TRC20", "91250000.000001"],
  ["USDC", "ERC20", "37840112.55"],
  ["TRX", "TRX", "250000000.75"],
  ["XRP", "XRP", "68400000.123456"],
] as const;

export const richUser: Scenario = {
  name: "rich-user",
  topic: "money",
  title: { en: "Rich user", "zh-CN": "高净值用户" },
  about: {
    en: "Mei holds hundreds of millions, in every coin and to the last decimal: do the columns hold, is nothing rounded?",
    "zh-CN": "Mei 持有数亿资产，涵盖全部币种且精确到最后一位小数：用于检验列宽与截断。",
  },
  begins: 2 * DAY,
  apply: (stage) => {
    const { world } = stage;
    const mei = persona(stage, "mei");
    for (const [coin, network, amount] of fortune) {
      receive(mei, coin, network, amount);
      world.clock.advance(6 * HOUR);
    }
  },
};
