import type { Section } from "../article.ts";

export const trading: Section = {
  id: "hc_trading",
  title: { en: "Convert and trade", "zh-CN": "闪兑与交易" },
  articles: [
    {
      id: "hp_convert",
      title: ["Convert one coin into another", "闪兑：用一种币换另一种"],
      explains: [90008, 60012],
      daysOld: 7,
      alsoAsked: "swap exchange quote expired rate timeout price 换币 报价过期 汇率 兑换超时 闪兑",
      en: `Choose two coins and an amount on [Convert](/convert). The price is held for {convertSeconds} seconds; the ring shows how long.
## The quote ran out
Nothing was exchanged. Take the new price: the old one is shown struck through beside it.
## No rate
When no pair can be priced at the moment, nothing is offered. Try again shortly.
## The exchange took too long
If the market doesn’t answer in time, the exchange isn’t made and your coins stay. Ask for a new price.`,
      zh: `在[闪兑](/convert)选择两个币种和数量。价格锁定 {convertSeconds} 秒，圆环显示剩余时间。
## 报价已过期
没有成交。请采用新价格，旧价格会以删除线显示在旁边。
## 暂无汇率
某交易对暂时无法定价时不会报价，请稍后再试。
## 闪兑超时
若市场未及时响应，闪兑不会成交，币仍在您的钱包，请重新获取报价。`,
    },
    {
      id: "hp_large-conversion",
      title: ["Large conversions and the OTC desk", "大额闪兑与场外交易"],
      explains: [],
      daysOld: 31,
      alsoAsked: "otc over the counter block trade big order settlement 场外 大宗 大额 交割 OTC",
      en: `An amount that would move the price is handled by people. The [OTC desk](/otc) quotes for {otcSeconds} seconds and charges {otcFeePercent}%.
## Settlement
An accepted quote is settled within {otcHours} hours. Until then what you pay is frozen, and the order shows each step.
## A large conversion
It is carried out in pieces within {settledHours} hours, at the average of their prices. What can’t be carried out is given back.
## A call back
The desk may call you or ask where the funds come from before it accepts.`,
      zh: `会影响市价的数量由人工处理。[场外交易台](/otc)的报价锁定 {otcSeconds} 秒，手续费 {otcFeePercent}%。
## 交割
接受报价后 {otcHours} 小时内交割，期间您支付的资产会被冻结，订单显示每一步。
## 大额闪兑
在 {settledHours} 小时内分批执行，按平均价成交，未成交的部分退回。
## 回访
交易台受理前可能致电或询问资金来源。`,
    },
    {
      id: "hp_card",
      title: ["Buy with a credit card: fee and price", "信用卡买币：手续费与价格"],
      explains: [70001],
      daysOld: 10,
      alsoAsked: "visa mastercard card cost provider 3d secure rate changed arrives 刷卡 信用卡 买币 手续费 多久到账",
      en: `The fee is {cardFeePercent}% or {cardFeeUsd} USD, whichever is lower. It stands in the summary before you pay.
## The price
The rate is held for {cardMinutes} minutes. If the price moves by more than {cardAdjusted}%, the order is adjusted; beyond {cardAsked}% either way you are asked again before anything is charged.
## When the coins arrive
10 to {cardArrives} minutes after the payment.
## One more step at the provider
Some cards need a step on the provider’s page. The dialog opens it in a new tab; come back afterwards and the order goes on. An order that isn’t paid in time is cancelled and nothing is charged.`,
      zh: `手续费为 {cardFeePercent}% 或 {cardFeeUsd} 美元，取较低者，付款前显示在摘要中。
## 价格
汇率锁定 {cardMinutes} 分钟。价格变动超过 {cardAdjusted}% 时订单会调整；超过 ±{cardAsked}% 时会再次请您确认，之后才扣款。
## 何时到账
付款后 10 至 {cardArrives} 分钟。
## 服务商页面的操作
部分卡片需在服务商页面完成一步。对话框会在新标签页打开，完成后返回即可继续。未按时付款的订单会取消，不会扣款。`,
    },
    {
      id: "hp_earn",
      title: ["Earn: interest and getting it back", "理财：收益与赎回"],
      explains: [],
      daysOld: 13,
      alsoAsked: "staking staked yield apy redeem interest when paid 质押 收益 赎回 利息 年化",
      en: `Coins put into a product of [Earn](/assets/invest) bring interest. It is paid {earnDelayDays} days after the day it is for (T+{earnDelayDays}).
## Getting it back
Redeem at any time except between {earnPauseFrom} and {earnPauseTo} UTC, when the day is settled. The redemption shows as redeeming until the coins are in your earn wallet.
## Who can
You need a verified identity.
## Risk
The rate isn’t promised and can change. Read about the [risks of digital assets](/help/detail?id=hp_2R7D9S).`,
      zh: `存入[理财](/assets/invest)产品的币会产生收益，每日收益在 {earnDelayDays} 天后发放（T+{earnDelayDays}）。
## 赎回
除 UTC {earnPauseFrom} 至 {earnPauseTo} 结算时段外均可赎回。赎回显示为“赎回中”，直至币回到理财钱包。
## 条件
须完成身份认证。
## 风险
收益率不作保证且可能变动，请阅读[数字资产风险](/help/detail?id=hp_2R7D9S)。`,
    },
  ],
};
