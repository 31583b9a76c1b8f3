import type { Section } from "../article.ts";

export const dealers: Section = {
  id: "hc_dealers",
  title: { en: "Buy and sell with dealers", "zh-CN": "法币买卖" },
  articles: [
    {
      id: "hp_dealers",
      title: ["Buy or sell coins with a dealer", "与承兑商买卖数字货币"],
      explains: [60016, 60018, 40016],
      daysOld: 9,
      alsoAsked:
        "p2p fiat bank transfer buy usdt pay time limit unpaid orders release 怎么买币 付款超时 卖币 放币 未付款",
      en: `On [Buy and sell](/fiat) you are matched with a dealer. The dealer’s coins are set aside for the order before anybody pays.
## Buying
1. The dealer confirms the order.
2. Pay within {payMinutes} minutes, by the method shown and in your own name, and press “I have paid”.
3. The dealer confirms receipt and the coins are yours.
## Selling
The dealer pays you. Look into your own bank account, then confirm within {releaseMinutes} minutes. Confirm nothing you haven’t received.
## The time is over
An order that isn’t paid in time is cancelled by itself. Have you already paid? [Appeal](/help/detail?id=hp_appeal).
## Too many open orders
With {unpaidOrders} unpaid orders you can’t place another one. Pay or cancel one first.`,
      zh: `在[法币买卖](/fiat)中，系统会为您匹配承兑商。付款之前，承兑商的币已为订单锁定。
## 买入
1. 承兑商确认订单。
2. 在 {payMinutes} 分钟内用本人账户按所示方式付款，并点击“我已付款”。
3. 承兑商确认收款后，币归您所有。
## 卖出
由承兑商向您付款。请先查看自己的银行账户，再在 {releaseMinutes} 分钟内确认。未收到款项切勿确认。
## 超时
未按时付款的订单会自动取消。已付款？请[申诉](/help/detail?id=hp_appeal)。
## 未付款订单过多
有 {unpaidOrders} 笔未付款订单时不能再下单，请先付款或取消。`,
    },
    {
      id: "hp_cancellations",
      title: ["Cancelled too often today", "今日取消次数过多"],
      explains: [60023],
      daysOld: 24,
      alsoAsked: "cancellation limit three times cannot buy restricted 取消三次 限制购买 不能买了 取消上限",
      en: `After {cancellations} cancellations in one day you can’t buy with dealers for the rest of that day. Each dialog says what a cancellation costs today.
## What counts
Orders you cancelled as a buyer. Those that the dealer cancelled, or that the dealer let run out, don’t.
## When it ends
At midnight UTC. Selling, converting and paying by card go on meanwhile.`,
      zh: `一天内取消 {cancellations} 次后，当日剩余时间不能再向承兑商买入。每次取消前的对话框都会说明。
## 哪些计入
您作为买方取消的订单。由承兑商取消或因承兑商超时的订单不计入。
## 何时恢复
UTC 零点。期间仍可卖出、闪兑和刷卡买币。`,
    },
    {
      id: "hp_appeal",
      title: ["Appeal an order", "订单申诉"],
      explains: [60014, 60019, 60031],
      daysOld: 17,
      alsoAsked:
        "complaint dispute dealer did not release paid but no coins evidence proof 申诉 投诉 seller says not received money 付款了没放币 卖家说没收到钱 纠纷 证据",
      en: `If you have paid and no coins came, or something else went wrong, appeal on the order’s page. A person decides.
## What to write
At least {appealWords} characters on what happened, and up to {appealImages} pictures such as the bank’s receipt.
## Until when
Within {appealHours} hours of the order. Older orders can’t be appealed.
## Meanwhile
The coins stay set aside and the order takes no other step. Both sides can add to the appeal.
## The result
It names who is responsible, you, the dealer or neither, and what becomes of the coins. Its ticket stands under [my orders](/fiat/list).`,
      zh: `已付款但未收到币，或出现其他问题时，可在订单页面申诉，由人工裁定。
## 需要填写
至少 {appealWords} 个字说明情况，最多 {appealImages} 张图片，例如银行回单。
## 时限
下单后 {appealHours} 小时内。更早的订单无法申诉。
## 处理期间
币保持锁定，订单不能进行其他操作，双方都可补充说明。
## 结果
会写明责任方（您、承兑商或双方均无责）以及币的去向。申诉单见[我的订单](/fiat/list)。`,
    },
    {
      id: "hp_receiving-methods",
      title: ["Receiving methods: how many and which", "收款方式的数量与要求"],
      explains: [60020, 60024, 60026, 60030, 60032],
      daysOld: 28,
      alsoAsked:
        "payment method bank account alipay wechat add maximum closed same channel 收款方式 银行卡 支付宝 最多几个 添加",
      en: `To sell, add where you are paid under [receiving methods](/account/payment). It must be in your own name.
## How many
At most {methods} can be active, and one for each channel. Switch one off to use another.
## Missing or switched off
Without an active method that the dealer can pay to, an order can’t be placed. If the dealer’s own is missing, choose another method or dealer.`,
      zh: `卖出前，请在[收款方式](/account/payment)中添加收款账户，须为本人名下。
## 数量
最多启用 {methods} 个，同一渠道只能启用一个。停用一个后可启用另一个。
## 缺少或已关闭
没有承兑商可付款的启用方式时无法下单。若承兑商缺少收款信息，请更换付款方式或承兑商。`,
    },
    {
      id: "hp_matching",
      title: ["No dealer is found, or the offer has changed", "未匹配到承兑商，或广告已变动"],
      explains: [60021, 60022, 60025],
      daysOld: 54,
      alsoAsked: "no ad match offer gone rematch total price mismatch 没有广告 匹配不到 广告不存在 总价不一致",
      en: `Offers belong to dealers, who change and end them at any time.
## No offer
Try another amount or method: each offer has a minimum and a maximum. At quiet hours fewer dealers are online.
## The offer has changed
Match again. You see the new price before anything is ordered.
## The total doesn’t agree
Price and quantity are compared with the total when an order arrives. If the price has moved meanwhile, the order is refused and you get a new one.`,
      zh: `报价由承兑商发布，可随时更改或撤下。
## 没有报价
请换一个金额或付款方式，每条报价都有最低和最高限额。深夜在线的承兑商较少。
## 报价已变动
请重新匹配，下单前会显示新价格。
## 总价不一致
下单时会核对单价、数量与总价。若期间价格变动，订单会被拒绝并给出新价格。`,
    },
  ],
};
