import { networkOf } from "../domain/coins/amounts.ts";
import { networks } from "../domain/coins/coin.ts";
import type { World } from "../world/world.ts";
import type { Scenario } from "./scenario.ts";

type Doors = { depositEnabled?: false; withdrawEnabled?: false };

export const closedNetworks: Scenario = {
  name: "closed-networks",
  title: { en: "Closed networks", "zh-CN": "网络暂停" },
  about: {
    en: "Tron is closed both ways, Bitcoin takes no withdrawals and XRP no deposits: 40002, 40012.",
    "zh-CN": "波场充提均暂停，比特币暂停提现，XRP 暂停充值：返回 40002、40012。",
  },
  apply: (world) => {
    close(world, "USDT", "TRC20", { depositEnabled: false, withdrawEnabled: false });
    close(world, "TRX", "TRX", { depositEnabled: false, withdrawEnabled: false });
    close(world, "BTC", "BTC", { withdrawEnabled: false });
    close(world, "XRP", "XRP", { depositEnabled: false });
  },
};

const close = (world: World, coin: string, network: string, doors: Doors) =>
  world.table(networks).update(networkOf(world, coin, network).id, doors);
