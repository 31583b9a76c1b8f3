import { coins } from "../domain/coins/coin.ts";
import type { Scenario } from "./scenario.ts";

export const noRate: Scenario = {
  name: "no-rate",
  title: { en: "No exchange rate", "zh-CN": "缺少汇率" },
  about: {
    en: "TRX has lost its rate: what sums up or converts it is refused with 60012, all else goes on.",
    "zh-CN": "TRX 暂无汇率：涉及其汇总或换算的调用返回 60012，其余不受影响。",
  },
  apply: (world) => {
    world.table(coins).update("TRX", { hasRate: false });
  },
};
