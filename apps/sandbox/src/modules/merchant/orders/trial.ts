import { DAY, HOUR, MINUTE, type Scenario, SECOND } from "../../../core/scenario.ts";
import { persona, saveApplication } from "../../scenarios/story/exports.ts";
import { pay, sell, sendTo } from "./scenarios.ts";

const TRADING_DAYS = 14;
const ORDERS_A_DAY = 5;

export const onTrial: Scenario = {
  name: "merchant-trial",
  topic: "waiting",
  title: { en: "A merchant on trial", "zh-CN": "试用商户" },
  about: {
    en: "Harbour & Pine is on trial: its application is saved and waits for the signature; two weeks of sales, and one of everything to review.",
    "zh-CN": "Harbour & Pine 为试用商户：申请已保存、待签署协议；有两周的销售记录，各类待审核事项各一笔。",
  },
  begins: TRADING_DAYS * DAY,
  apply: (stage) => {
    const { world, now } = stage;
    const [merchant, cashier] = [persona(stage, "merchant"), persona(stage, "cashier")];
    stage.act("operator", "return-to-trial", { name: "merchant" });
    saveApplication(merchant, {
      fullName: "Harbour & Pine Trading Limited",
      shortName: "Harbour & Pine",
      businessScope: "Timber and furniture, sold online in Europe.",
    });
    const [first] = Array.from({ length: TRADING_DAYS * ORDERS_A_DAY - 1 }, (_, at) => {
      const order = sell(at % 3 === 0 ? cashier : merchant, at, `HP-${1900 + at}`);
      if (at % 9 !== 4) pay(stage, "pay", order.id);
      world.clock.advance(DAY / ORDERS_A_DAY);
      return order;
    });
    world.clock.advanceTo(now - 2 * HOUR);
    pay(stage, "pay-half", sell(cashier, 41, "HP-2041").id);
    pay(stage, "pay-twice", sell(merchant, 44, "HP-2044").id);
    world.clock.advanceTo(now - 42 * MINUTE);
    if (first) {
      const asked = { id: first.id, basis: "ownAmount" as const, address: sendTo(first), amount: "5" };
      cashier.call("refundPaymentOrder", { ...asked, reason: "Scratched in transit" });
    }
    cashier.call("merchantTransfer", { coin: "USDT", amount: "120", fromWallet: 3, toWallet: 0 });
    world.clock.advanceTo(now - 20 * SECOND);
    pay(stage, "pay", sell(merchant, 48, "HP-2048").id);
  },
};
