import { DAY, HOUR, MINUTE, type Scenario, SECOND, type Stage } from "../../../core/scenario.ts";
import { DEMO_FUND_PIN } from "../../auth/user/exports.ts";
import { type Person, persona } from "../../scenarios/story/exports.ts";

const goods = ["Oak bench", "Wall shelf", "Chair, set of two", "Side table", "Workshop, Saturday", "Offcuts, 10 kg"];
const ways = [
  ["USDT", "TRC20"],
  ["USDC", "ERC20"],
  ["USDT", "ERC20"],
  ["XRP", "XRP"],
] as const;
const fiats = ["EUR", "GBP", "USD"] as const;

const of = <Value>(list: readonly Value[], at: number): Value => list[at % list.length] as Value;

/** The nth order of a story, by the merchant or its cashier. */
export function sell(who: Person, at: number, number: string) {
  const [coin, network] = of(ways, at);
  return who.call("createPaymentOrder", {
    merchantOrderNumber: number,
    subject: of(goods, at),
    fiatCurrency: of(fiats, at),
    fiatAmount: `${12 + ((at * 37) % 480)}.${String((at * 13) % 100).padStart(2, "0")}`,
    coin,
    network,
  });
}
export const pay = (stage: Stage, how: string, id: string) => stage.act("payer", how, { id });
export const sendTo = (order: { coin: string }) =>
  order.coin === "USDT" ? "TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t" : "0xfB6916095ca1df60bB79Ce92cE3Ea74c37c5d359";

const ORDERS = 2000;
const OPEN_HOURS = 12;
/** One in so many expired orders is paid late, that many orders later: more than half an hour. */
const LATE = { oneIn: 15, later: 6 };

export const busyDay: Scenario = {
  name: "merchant-busy-day",
  topic: "money",
  title: { en: "A day of 2 000 payments", "zh-CN": "一天两千笔收款" },
  about: {
    en: "Harbour & Pine and its till took 2 000 payment orders today: most paid, some expired, a few paid too little, too much or late.",
    "zh-CN": "Harbour & Pine 与收银员今日共 2000 笔收款订单：多数已支付，部分过期，少数付款不足、超额或逾期。",
  },
  begins: OPEN_HOURS * HOUR,
  apply: (stage) => {
    const { world, now } = stage;
    const [merchant, cashier] = [persona(stage, "merchant"), persona(stage, "cashier")];
    const gap = Math.floor((OPEN_HOURS * HOUR) / ORDERS);
    const unpaid: string[] = [];
    for (let at = 0; at < ORDERS; at++) {
      const { id } = sell(at % 3 === 0 ? cashier : merchant, at, `HP-${10_000 + at}`);
      const left = now - world.clock.now();
      if (at % 97 === 5) pay(stage, "pay-half", id);
      else if (at % 113 === 7) pay(stage, "pay-twice", id);
      else if (at % 17 === 3) {
        unpaid.push(id);
        const late = unpaid.at(-1 - LATE.later);
        if (late && unpaid.length % LATE.oneIn === 0) pay(stage, "pay-late", late);
      } else if (left > 2 * MINUTE) pay(stage, "pay", id);
      world.clock.advance(Math.min(gap, Math.max(0, left - SECOND)));
    }
  },
};

export const refundStorm: Scenario = {
  name: "merchant-refund-storm",
  topic: "waiting",
  title: { en: "A storm of refunds", "zh-CN": "退款高峰" },
  about: {
    en: "A delivery went wrong: 60 refunds wait for Harbour & Pine, some are on their way, some are done, one was turned down.",
    "zh-CN": "配送出错：60 笔退款等待 Harbour & Pine 审核，部分发送中、部分已完成、一笔被拒绝。",
  },
  begins: DAY,
  apply: (stage) => {
    const { world, now } = stage;
    const [merchant, cashier] = [persona(stage, "merchant"), persona(stage, "cashier")];
    const orders = Array.from({ length: 72 }, (_, at) => {
      const [coin, network] = of(ways.slice(0, 2), at);
      const asked = { subject: of(goods, at), fiatCurrency: "EUR", coin, network, fiatAmount: `${40 + at}.50` };
      const order = cashier.call("createPaymentOrder", { merchantOrderNumber: `RS-${at}`, ...asked });
      pay(stage, "pay", order.id);
      return order;
    });
    // The second wallet needs coins for the network's fees.
    const float = merchant.call("createPaymentOrder", {
      merchantOrderNumber: "RS-FLOAT",
      subject: "Trade order",
      fiatCurrency: "USD",
      coin: "USDC",
      network: "ERC20",
      amount: "5000",
    });
    pay(stage, "pay", float.id);
    world.clock.advanceTo(now - 2 * HOUR);
    const asked = orders.map((order, at) => {
      world.clock.advance(MINUTE);
      const reason = at % 2 === 0 ? "Arrived broken" : "Never arrived";
      const amount = order.amount.split(".")[0] ?? order.amount;
      const what = { id: order.id, basis: "ownAmount" as const, address: sendTo(order), amount, reason };
      return cashier.call("refundPaymentOrder", what).id;
    });
    const pass = (ids: string[]) =>
      merchant.call("passPaymentOrder", { ids, verification: { fundPassword: DEMO_FUND_PIN } });
    pass(asked.slice(0, 8));
    merchant.call("rejectPaymentOrder", { id: asked[8] ?? "", reason: "It was collected on Friday." });
    world.clock.advanceTo(now - 20 * SECOND);
    pass(asked.slice(9, 12));
  },
};

export const cashierAtTill: Scenario = {
  name: "merchant-till",
  topic: "waiting",
  title: { en: "A cashier at the till", "zh-CN": "收银台前的收银员" },
  about: {
    en: "One payment waits, one is half paid, one is seen, one was just paid, one ran out; two codes lie on the counter.",
    "zh-CN": "一笔待支付、一笔已付一半、一笔确认中、一笔刚支付、一笔已过期；柜台上有两个收款码。",
  },
  begins: 40 * MINUTE,
  apply: (stage) => {
    const { world, now } = stage;
    const cashier = persona(stage, "cashier");
    const usdt = { coin: "USDT", network: "TRC20" };
    cashier.call("createMerchantsReceiptCode", { ...usdt, fiatCurrency: "GBP", subject: "Harbour & Pine, counter" });
    cashier.call("createMerchantsReceiptCode", { ...usdt, amount: "4.5", subject: "Coffee and a bun" });
    const ask = (merchantOrderNumber: string, fiatAmount: string) =>
      cashier.call("createPaymentOrder", {
        ...{ merchantOrderNumber, fiatAmount, subject: "At the counter", fiatCurrency: "GBP" },
        ...usdt,
      }).id;
    ask("T2-100", "18.00");
    world.clock.advanceTo(now - 8 * MINUTE);
    pay(stage, "pay", ask("T2-101", "64.20"));
    world.clock.advanceTo(now - 4 * MINUTE);
    pay(stage, "pay-half", ask("T2-102", "130.00"));
    world.clock.advanceTo(now - 20 * SECOND);
    pay(stage, "pay", ask("T2-103", "22.50"));
    ask("T2-104", "9.99");
  },
};
