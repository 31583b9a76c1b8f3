import { DAY, HOUR, type Scenario, SECOND } from "../../../core/scenario.ts";
import { ask, elsewhere, persona, receive, withdraw } from "../story/exports.ts";

const DAYS = 21;
const takings = [
  ["USDT", "TRC20", "1840.5"],
  ["USDC", "ERC20", "620"],
  ["ETH", "ETH", "0.48"],
  ["USDT", "ERC20", "95.25"],
  ["BTC", "BTC", "0.0192"],
] as const;

export const busyMerchant: Scenario = {
  name: "busy-merchant",
  topic: "money",
  title: { en: "Busy merchant", "zh-CN": "繁忙商户" },
  about: {
    en: "Harbour & Pine took payments all day for three weeks and paid suppliers: long lists, many pages, some on their way.",
    "zh-CN": "Harbour & Pine 连续三周全天收款并向供应商付款：列表长、分页多，部分仍在途中。",
  },
  begins: DAYS * DAY + 90 * SECOND,
  apply: (stage) => {
    const { world } = stage;
    const merchant = persona(stage, "merchant");
    const begun = world.clock.now();
    for (let day = 1; day <= DAYS; day++) {
      for (const [coin, network, amount] of takings) {
        receive(merchant, coin, network, amount);
        world.clock.advance(4 * HOUR);
      }
      if (day % 3 === 0) withdraw(merchant, elsewhere.TRC20, String(500 + day * 20));
      world.clock.advanceTo(begun + day * DAY);
    }
    withdraw(merchant, elsewhere.TRC20, "2400");
    ask(merchant, elsewhere.ERC20, "310");
    receive(merchant, "USDT", "TRC20", "12.5");
    receive(merchant, "BTC", "BTC", "0.004");
  },
};
