import type { Section } from "../article.ts";

export const deposits: Section = {
  id: "hc_deposits",
  title: { en: "Deposits", "zh-CN": "充值" },
  articles: [
    {
      id: "hp_receive-coins",
      title: ["Receive coins: networks and minimums", "充值币种、网络与最低金额"],
      explains: [40001, 40017, 60003, 60001],
      daysOld: 3,
      alsoAsked:
        "deposit address top up which network erc20 trc20 minimum how to fee free wrong chain wrong network 怎么充值 充值手续费 转错网络 充币地址 最低充多少 哪个网络",
      en: `Choose the coin and the network on the [deposit page](/assets/recharge), and send to the address shown. The network must be the same on both sides.
{networks}
## One address stays yours
The address of a coin and network doesn’t change. You can save it where you send from.
## No address is shown
Addresses are made when they are first asked for. If none is free, or the wallet of a coin can’t be made, try again in a moment.
## What it costs
Coffer takes no fee for a deposit. The sender pays the network.
## Another coin, or the wrong network
Only the coins above can be received, each over its own network. What is sent in another coin or over the wrong network isn’t credited.`,
      zh: `在[充值页面](/assets/recharge)选择币种和网络，并转入所示地址。转出方与转入方的网络必须一致。
{networks}
## 地址长期有效
同一币种和网络的地址不会变化，可保存在转出平台。
## 没有显示地址
地址在首次请求时生成。若暂无可用地址或资产创建失败，请稍后再试。
## 手续费
Coffer 不收取充值手续费，链上费用由转出方支付。
## 其他币种或转错网络
仅支持以上币种及其对应网络。转入其他币种或转错网络，均不会入账。`,
    },
    {
      id: "hp_confirmations",
      title: ["When a deposit is credited: confirmations", "充值何时到账：区块确认"],
      explains: [],
      daysOld: 8,
      alsoAsked: "pending not arrived how long waiting blocks missing deposit 没到账 多久到账 确认数 未入账 等待",
      en: `A deposit shows as soon as it is seen on its chain, and is credited after a number of blocks. That number makes sure that it can’t be taken back.
{networks}
## It is taking long
- Look at the transaction in the sending wallet: without a hash it was not sent yet.
- Bitcoin makes a block about every ten minutes; a low fee waits longer.
- Check network and address. For XRP check the [destination tag](/help/detail?id=hp_destination-tag).
## Between seen and credited
The amount is listed, but can’t be used yet. The record counts the blocks.`,
      zh: `充值在链上被发现后立即显示，经过一定数量的区块确认后入账，以确保不可撤回。
{networks}
## 长时间未到账
- 在转出钱包查看交易：没有哈希说明尚未发出。
- 比特币约十分钟一个区块，手续费低则等待更久。
- 核对网络和地址。XRP 请核对[目标标签](/help/detail?id=hp_destination-tag)。
## 从发现到入账
金额会显示但暂不可用，记录中会显示确认进度。`,
    },
    {
      id: "hp_below-minimum",
      title: ["A deposit below the minimum", "低于最低充值金额"],
      explains: [],
      daysOld: 29,
      alsoAsked: "too small deposit not credited dust held back 充少了 太小 不到最低 低于最小",
      en: `A deposit below the minimum of its coin and network isn’t credited: collecting it would cost more than it is worth.
## What happens to it
It is listed as “Below the minimum” and stays where it is. Several small deposits are not added up.
{networks}
## What to do
Send at least the minimum next time. Whether something can be done about what was sent depends on the chain’s fee at that time: [write to us](/contact) with the transaction hash.`,
      zh: `低于该币种和网络最低充值金额的转入不会入账，因为归集成本高于金额本身。
## 会怎样
记录显示“低于最小充值额”，资产留在原处。多笔金额不会累加。
{networks}
## 如何处理
下次请至少转入最低金额。已转入的部分能否处理取决于当时的链上手续费，请附交易哈希[联系我们](/contact)。`,
    },
    {
      id: "hp_destination-tag",
      title: ["XRP: a missing or wrong destination tag", "XRP 未填或填错目标标签"],
      explains: [],
      daysOld: 16,
      alsoAsked: "memo ripple forgot tag claim 标签 忘记填 memo 瑞波",
      en: `All XRP deposits go to one address. The tag, a number shown beside it, says whose they are.
## Sent without it
Then nobody can tell whose the deposit is, and it waits as “Needs a look”. Claim it with the transaction hash on the [deposit page](/assets/recharge); it is compared with the chain and credited.
## Withdrawing XRP
If the place you send to gives you a tag, it is needed. If it gives none, tick that no tag is needed.`,
      zh: `所有 XRP 充值都进入同一个地址，旁边显示的数字标签用于区分归属。
## 未填标签
充值无法识别，会显示为“异常订单”。请在[充值页面](/assets/recharge)用交易哈希认领，与链上核对后入账。
## 提现 XRP
收款方提供标签时必须填写；没有提供时，请勾选无需标签。`,
    },
    {
      id: "hp_deposits-off",
      title: ["Deposits are switched off", "充值功能关闭"],
      explains: [60009, 60010, 40002],
      daysOld: 47,
      alsoAsked: "deposit disabled suspended prohibited coin paused 充值关闭 暂停充值 无法充值",
      en: `Deposits of a coin are switched off while its network is unsafe or being upgraded, and for an account while something is looked into.
## Sent already
What was sent to your address isn’t lost. It is credited when deposits open again.
## For one coin
The coin’s line says so. Another network of the same coin may be open.
## For your account
If every coin is closed, a person has switched them off: [write to us](/contact) to learn why.`,
      zh: `某币种的网络不安全或升级时会关闭充值；核实账户情况时也可能关闭该账户的充值。
## 已经转出
转入您地址的资产不会丢失，恢复后入账。
## 单一币种
币种旁会有说明，同一币种的其他网络可能仍然开放。
## 整个账户
若所有币种都关闭，则为人工关闭，请[联系我们](/contact)了解原因。`,
    },
  ],
};
