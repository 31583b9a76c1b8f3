import type { Scenario } from "../../../core/scenario.ts";
import type { World } from "../../../world/world.ts";
import { coins, networkOf, networks } from "./coin.ts";

type Doors = { depositEnabled?: false; withdrawEnabled?: false };

export const closedNetworks: Scenario = {
  name: "closed-networks",
  topic: "refusals",
  title: { en: "Closed networks", "zh-CN": "网络暂停" },
  about: {
    en: "Tron is closed both ways, Bitcoin takes no withdrawals and XRP no deposits: 40002, 40012.",
    "zh-CN": "波场充提均暂停，比特币暂停提现，XRP 暂停充值：返回 40002、40012。",
  },
  apply: (stage) => {
    const { world } = stage;
    close(world, "USDT", "TRC20", { depositEnabled: false, withdrawEnabled: false });
    close(world, "TRX", "TRX", { depositEnabled: false, withdrawEnabled: false });
    close(world, "BTC", "BTC", { withdrawEnabled: false });
    close(world, "XRP", "XRP", { depositEnabled: false });
  },
};

const close = (world: World, coin: string, network: string, doors: Doors) =>
  world.table(networks).update(networkOf(world, coin, network).id, doors);

export const noRate: Scenario = {
  name: "no-rate",
  topic: "refusals",
  title: { en: "No exchange rate", "zh-CN": "缺少汇率" },
  about: {
    en: "TRX has lost its rate: what sums up or converts it is refused with 60012, all else goes on.",
    "zh-CN": "TRX 暂无汇率：涉及其汇总或换算的调用返回 60012，其余不受影响。",
  },
  apply: (stage) => {
    const { world } = stage;
    world.table(coins).update("TRX", { hasRate: false });
  },
};
