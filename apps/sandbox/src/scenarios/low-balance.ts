import { elsewhere, withdraw } from "./money.ts";
import { persona } from "./person.ts";
import { HOUR, type Scenario } from "./scenario.ts";

export const lowBalance: Scenario = {
  name: "low-balance",
  title: { en: "Low balance", "zh-CN": "余额不足" },
  about: {
    en: "Vera (persona verified) has 3.2 USDT left, less than the smallest withdrawal: amounts refuse with 60028.",
    "zh-CN": "Vera（角色 verified）仅剩 3.2 USDT，低于最小提现额：提交会返回 60028。",
  },
  begins: 4 * HOUR,
  apply: (world) => {
    withdraw(world, persona(world, "verified"), elsewhere.TRC20, "996.8");
    world.clock.advance(3 * HOUR);
  },
};
