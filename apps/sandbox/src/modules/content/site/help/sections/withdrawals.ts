import type { Section } from "../article.ts";

export const withdrawals: Section = {
  id: "hc_withdrawals",
  title: { en: "Withdrawals and transfers", "zh-CN": "提现与转账" },
  articles: [
    {
      id: "hp_withdraw",
      title: ["Withdraw coins: fees and limits", "提现手续费与限额"],
      explains: [40013, 40014, 40015, 50014],
      daysOld: 4,
      alsoAsked: "send out cost how much maximum minimum daily limit fee 提币 手续费多少 每日限额 最低提现 最高",
      en: `You need a verified identity and a [fund PIN](/help/detail?id=hp_fund-pin). The network fee is taken out of the amount; the last step before you confirm shows what arrives.
{withdrawals}
## In one day
{daily}
Days begin at midnight UTC. A withdrawal that fails or is cancelled doesn’t count.
## Confirming
A request must be confirmed within {confirmHours} hour. After that it is cancelled by itself and the amount is available again.`,
      zh: `提现须完成身份认证并设置[资金密码](/help/detail?id=hp_fund-pin)。网络手续费从金额中扣除，确认页会显示实际到账金额。
{withdrawals}
## 每日上限
{daily}
以 UTC 零点为一日。失败或取消的提现不计入。
## 确认
申请须在 {confirmHours} 小时内确认，逾期自动取消，金额恢复可用。`,
    },
    {
      id: "hp_review",
      title: ["Why a withdrawal is in review", "大额提现为何需要审核"],
      explains: [],
      daysOld: 11,
      alsoAsked: "pending review large amount manual check how long 审核中 人工审核 人工看 大额 等多久 一直在审核",
      en: `Withdrawals worth {reviewUsd} USD or more are looked at by a person before they are sent. So are large transfers to other users.
## How long
Usually within {expectedDays} working day. You get a message when it is decided. A withdrawal that nobody has decided on after {reviewWorkingDays} working days is rejected, and the amount is available again.
## Meanwhile
The amount is set aside. You can cancel while the review is open; then it is available again at once.
## Splitting it up
Several smaller withdrawals count toward the same daily limit and cost a fee each.`,
      zh: `价值 {reviewUsd} 美元及以上的提现在发出前由人工审核，大额转账同样如此。
## 需要多久
通常 {expectedDays} 个工作日内完成，结果会通知您。提现在 {reviewWorkingDays} 个工作日内仍未审核的，会自动驳回，金额恢复可用。
## 审核期间
金额会被冻结。审核期间可以取消，金额立即恢复可用。
## 拆分提现
拆成多笔仍计入同一每日限额，且每笔都收手续费。`,
    },
    {
      id: "hp_cancel-withdrawal",
      title: ["Cancel a withdrawal", "取消提现"],
      explains: [60015, 60008, 60017, 40008],
      daysOld: 22,
      alsoAsked: "stop undo revoke wrong address sent mistake order status 撤销 撤回提现 提错了 后悔",
      en: `A withdrawal can be cancelled until it is accepted: while it waits for your confirmation, or for a review.
## How
Open it under [deposits and withdrawals](/assets?tab=moves) and choose “Cancel”. The amount is available again at once.
## Too late
Once it is being sent nobody can stop it: a chain takes nothing back. The message then says that the order’s status doesn’t allow the step. Reload the page to see where it stands.
## Cancelled twice
A second cancellation of the same order does nothing and says so.`,
      zh: `提现在被受理之前可以取消：等待您确认或等待审核时。
## 如何取消
在[充值与提现](/assets?tab=moves)中打开该笔提现并选择“取消”，金额立即恢复可用。
## 已来不及
一旦开始发送，任何人都无法撤回，链上交易不可逆。此时会提示订单状态不支持此操作，请刷新查看最新状态。
## 重复取消
对同一订单再次取消不会有任何效果，并会提示。`,
    },
    {
      id: "hp_wrong-address",
      title: ["The withdrawal address is refused", "提现地址无效"],
      explains: [40018],
      daysOld: 35,
      alsoAsked: "invalid address checksum wrong network not accepted 地址错误 格式不对 地址无效 校验",
      en: `Every address carries a checksum. A letter that is missing or wrong is found before anything is sent.
## Check
- Coin and network: a Tron address begins with T, an Ethereum address with 0x, Bitcoin with bc1, 1 or 3.
- Copy it whole, without spaces, from where it is shown.
- If you keep only certain addresses, this one has to be in your [address book](/assets/address).
## Never sent
What is refused never left your wallet.`,
      zh: `每个地址都带有校验位，缺少或错误的字符会在发送前被发现。
## 请检查
- 币种与网络：波场地址以 T 开头，以太坊地址以 0x 开头，比特币以 bc1、1 或 3 开头。
- 从来源处完整复制，不含空格。
- 若只允许提现到指定地址，须先将其加入[地址簿](/assets/address)。
## 尚未发出
被拒绝的提现从未离开您的钱包。`,
    },
    {
      id: "hp_lookalike",
      title: ["An address that looks like yours", "相似地址骗局"],
      explains: [],
      daysOld: 14,
      alsoAsked: "address poisoning clipboard malware similar dust 地址投毒 剪贴板 首尾相同 相似地址",
      en: `Somebody makes an address whose first and last characters are those of one you use, sends you a little from it, and hopes that you copy it from your history.
## What Coffer does
It compares what you enter with your address book and your history. Where only the ends agree, it asks you to compare the middle.
## What you do
1. Copy the address from the person who gets the coins, never from an old record.
2. Keep addresses you use often in the [address book](/assets/address).
3. Send a small amount first.`,
      zh: `骗子会生成首尾与您常用地址相同的地址，向您转入少量资产，等您从历史记录中误复制。
## 平台的保护
系统会将输入的地址与地址簿和历史记录比对，仅首尾相同时会要求核对中间部分。
## 您可以做的
1. 从收款人处复制地址，切勿从旧记录复制。
2. 将常用地址保存到[地址簿](/assets/address)。
3. 先转一小笔。`,
    },
    {
      id: "hp_network-at-risk",
      title: ["A network at risk, or withdrawals closed for a coin", "网络风险或币种暂停提现"],
      explains: [90007, 40012],
      daysOld: 40,
      alsoAsked: "network risk change network closed suspended coin withdrawal 网络风险 暂停提币 更换网络",
      en: `When a chain stands still or behaves oddly, we stop sending on it rather than risk your coins.
## Change the network
Many coins have a second one: USDT goes over Tron and over Ethereum. Make sure that the receiver accepts it.
## Wait
Withdrawals open again when the network has recovered. Your balance is untouched meanwhile. See the [announcements](/notice/list).`,
      zh: `当某条链停滞或异常时，我们会暂停在其上发送，以免您的资产受损。
## 更换网络
许多币种有第二个网络，例如 USDT 可走波场或以太坊。请先确认收款方支持。
## 等待
网络恢复后提现会重新开放，期间余额不受影响。相关信息见[公告](/notice/list)。`,
    },
    {
      id: "hp_insufficient",
      title: ["The balance doesn’t cover the amount", "余额不足"],
      explains: [60028, 60006],
      daysOld: 19,
      alsoAsked: "insufficient balance not enough available frozen held reserved 余额不够 可用余额 冻结 不足",
      en: `Only what is available can be used. The total of a wallet also includes what is frozen.
## What is frozen
- Withdrawals and transfers that wait.
- Coins sold in an order with a dealer, until it ends.
- Deposits that still need confirmations.
## In the wrong wallet
Wallet, cloud wallet, cash account and earn are kept apart. [Transfer](/assets/transfer) between your own is free and at once.
## Everything at once
“Max” takes the fee into account. A coin you have never had can’t be sent.`,
      zh: `只有可用余额可以使用，钱包总额还包括冻结的部分。
## 冻结的部分
- 等待中的提现和转账。
- 与承兑商交易中卖出的币，直至订单结束。
- 尚在确认中的充值。
## 不在这个钱包
钱包、云钱包、现金账户与理财相互独立，自有钱包之间[转账](/assets/transfer)免费且即时。
## 全部转出
“全部”会计入手续费。从未持有的币种无法转出。`,
    },
    {
      id: "hp_transfer",
      title: ["Transfer to another user", "向其他用户转账"],
      explains: [60027, 60029],
      daysOld: 25,
      alsoAsked: "send friend uid internal transfer audit limit fee between wallets 站内转账 转给朋友 划转 转账限额",
      en: `Send to a UID, an e-mail address or a phone number inside Coffer. Only verified users can send to others.
## What happens
Transfer, audit, arrived: a transfer to somebody else passes an audit first. The page shows which step it is at.
## Limits and fee
Each coin has a fee, a minimum, a maximum and a daily total, all shown in the form. An amount smaller than the fee is refused. So is one that exceeds the day’s total: enter less, or wait until midnight UTC.
## Between your own wallets
Free and at once, without a daily limit, below the review threshold of {reviewUsd} USD.`,
      zh: `可按 UID、邮箱或手机号向平台内用户转账，转出方须完成身份认证。
## 流程
转账、审核、到账：向他人转账须先经过审核，页面会显示当前步骤。
## 限额与手续费
每个币种都有手续费、最低和最高金额以及每日累计限额，均显示在表单中。金额低于手续费或超过当日累计都会被拒绝，请减少金额或等到 UTC 零点。
## 自己的钱包之间
低于 {reviewUsd} 美元的审核门槛时免费、即时，且没有每日限额。`,
    },
  ],
};
