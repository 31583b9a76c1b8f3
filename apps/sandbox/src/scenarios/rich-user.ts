import { receive } from "./money.ts";
import { persona } from "./person.ts";
import { DAY, HOUR, type Scenario } from "./scenario.ts";

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
  title: { en: "Rich user", "zh-CN": "高净值用户" },
  about: {
    en: "Mei holds hundreds of millions, in every coin and to the last decimal: do the columns hold, is nothing rounded?",
    "zh-CN": "Mei 持有数亿资产，涵盖全部币种且精确到最后一位小数：用于检验列宽与截断。",
  },
  begins: 2 * DAY,
  apply: (world) => {
    const mei = persona(world, "mei");
    for (const [coin, network, amount] of fortune) {
      receive(world, mei, coin, network, amount);
      world.clock.advance(6 * HOUR);
    }
  },
};
