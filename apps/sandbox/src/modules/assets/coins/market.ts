import type { Actor } from "../../../core/actor.ts";
import { coinOf, coins, networkOf, networks } from "./coin.ts";

export const market: Actor = {
  title: { en: "Market", "zh-CN": "行情" },
  about: { en: "What closes, opens and breaks around coins.", "zh-CN": "币种与网络的开放、关闭与行情中断。" },
  actions: {
    network: {
      about: {
        en: "Deposits or withdrawals of a network close or open, or it is at risk (90007).",
        "zh-CN": "开放或关闭某网络的充值、提现，或标记网络风险（90007）。",
      },
      takes: ["coin", "network", "depositEnabled?", "withdrawEnabled?", "atRisk?"],
      run: (world, fields) => {
        const network = networkOf(world, fields.text("coin"), fields.text("network"));
        const depositEnabled = fields.optionalBoolean("depositEnabled") ?? network.depositEnabled;
        const withdrawEnabled = fields.optionalBoolean("withdrawEnabled") ?? network.withdrawEnabled;
        const atRisk = fields.optionalBoolean("atRisk") ?? network.atRisk;
        fields.done();
        return world.table(networks).update(network.id, { depositEnabled, withdrawEnabled, atRisk });
      },
    },
    rate: {
      about: { en: "A coin's price goes away or comes back.", "zh-CN": "某币种的价格中断或恢复。" },
      takes: ["coin", "hasRate"],
      run: (world, fields) => {
        const { coin, hasRate: before } = coinOf(world, fields.text("coin"));
        const hasRate = fields.optionalBoolean("hasRate") ?? before;
        fields.done();
        return world.table(coins).update(coin, { hasRate });
      },
    },
  },
};
