import type { Section } from "../article.ts";

export const business: Section = {
  id: "hc_business",
  title: { en: "Merchants and companies", "zh-CN": "商户与企业" },
  articles: [
    {
      id: "hp_merchant",
      title: ["Become an official merchant", "申请成为正式商户"],
      explains: [40003],
      daysOld: 30,
      alsoAsked:
        "business account accept payments certificate trial suspended frozen merchant 商户申请 入驻 收款 商户冻结 试用",
      en: `A new merchant is on trial. With an application you become official: your company’s details, a certificate and the contract.
## What to hand in
- Full and short name, website, address and what you sell.
- The stablecoin you want to receive.
- The registration certificate as JPG or PNG under {certificateMegabytes} MB.
## After that
Save, read the contract, sign, apply. A person looks at it.
## Frozen or suspended
A merchant that is frozen can sign in and see its records, but takes no payments and sends nothing. [Write to us](/contact).`,
      zh: `新商户处于试用状态。提交企业资料、证书并签署协议后，可成为正式商户。
## 需要提交
- 全称、简称、网站、地址和经营范围。
- 希望收取的稳定币。
- 注册证书，JPG 或 PNG，小于 {certificateMegabytes} MB。
## 之后
保存、阅读协议、签署、申请，由人工审核。
## 冻结或暂停
被冻结的商户可以登录查看记录，但不能收付款。请[联系我们](/contact)。`,
    },
    {
      id: "hp_payment-orders",
      title: ["Payment orders that are refused", "收款订单被拒绝的原因"],
      explains: [40004, 40005, 40006, 40007, 40009, 40010, 40011, 60002],
      daysOld: 34,
      alsoAsked:
        "order number exists duplicate cancelled paid completed not found merchant balance refund 订单号重复 订单不存在 商户余额不足 退款 已支付",
      en: `An order moves in one direction only. What doesn’t fit where it stands is refused, and nothing happens twice.
| Refusal | Means
| Order cancelled, paid or completed | It has ended: make a new one
| Order not found | The number belongs to another merchant, or to nobody
| Number exists | You have used this order or withdrawal number: ask for that order instead of making it again
| Balance insufficient | The merchant wallet doesn’t cover a refund or withdrawal
| Currency missing | You don’t hold this currency yet
## For programs
Send the same request with the same idempotency key when an answer was lost: it is carried out once.`,
      zh: `订单只会单向推进。与当前状态不符的操作会被拒绝，任何操作都不会执行两次。
| 提示 | 含义
| 订单已取消、已支付或已完成 | 订单已结束，请新建
| 订单不存在 | 该订单号属于其他商户或不存在
| 订单号已存在 | 您已使用过该订单号或提现单号，请查询而非重复创建
| 商户余额不足 | 商户钱包不足以退款或提现
| 未开通币种 | 您尚未持有该币种
## 程序对接
未收到响应时，请用相同的幂等键重发，只会执行一次。`,
    },
    {
      id: "hp_payment-differs",
      title: ["A customer paid too little, too much or late", "顾客少付、多付或逾期付款"],
      explains: [],
      daysOld: 20,
      alsoAsked: "underpaid overpaid partial payment late missing amount 付少了 付多了 少付 多付 付款不足 部分支付",
      en: `Nobody can refuse coins that are sent to an address, so what doesn’t match the order waits for your word.
## Too little
While the order is open, the till shows what is missing and a code for the rest. When its time is over, what came waits for your review.
## Too much, or late
The order is under review as “Paid too much” or “Paid late”. Nothing is lost: what came is kept for it.
## What you decide
- **Pass.** What came is taken as it is and settled to your merchant wallet, less the channel fee.
- **Reject.** What came goes back where it came from.
- **Refund** later, in full or only what was too much. A refund is reviewed before it is sent.
Undecided, the order passes by itself after {reviewDays} days. What waits stands under [transactions](/merchant/transaction).`,
      zh: `转入地址的币无法拒收，因此与订单不符的款项会等待您处理。
## 少付
订单有效期内，收银台会显示差额和补付的付款码。到期后，已收到的部分等待您审核。
## 多付或逾期
订单会以“付款超额”或“逾期付款”进入审核。款项不会丢失，仍归在该订单名下。
## 您可以
- **通过。**按实收金额收下，扣除通道手续费后结算至商户钱包。
- **拒绝。**款项退回来源地址。
- **退款。**之后也可全额退款，或只退多付的部分。退款须先审核，再发出。
{reviewDays} 天内未处理的订单会自动通过。待处理的订单见[交易记录](/merchant/transaction)。`,
    },
    {
      id: "hp_cashiers",
      title: ["Cashiers and what they may do", "收银员与权限"],
      explains: [],
      daysOld: 43,
      alsoAsked:
        "sub-merchant staff employee permission no access role hire give add cashier 开账号 子商户 员工 收银员 权限 无权访问",
      en: `A merchant hires cashiers. They make payment orders and collection codes, and ask for withdrawals and transfers that the merchant approves.
## What they can’t
Rates, other cashiers, keys and webhooks are the merchant’s. A page that is closed to cashiers says so.
## Changing one
Disable a cashier and every session of theirs ends. A new password is shown once.`,
      zh: `商户可以添加收银员。收银员可创建收款订单和收款码，并可发起须由商户批准的提现和转账。
## 不能做的
汇率、其他收银员、密钥和 Webhook 由商户管理。无权访问的页面会有提示。
## 变更
停用收银员后其所有会话立即结束。新密码只显示一次。`,
    },
    {
      id: "hp_multisig",
      title: ["Wallets with several signatures", "多签钱包"],
      explains: [50009],
      daysOld: 32,
      alsoAsked:
        "multi signature signers threshold 2 of 3 unfinished withdrawal treasury second person must approve together 多重签名 两个人一起批准 签名人 未完成的提现 联签",
      en: `A multisig wallet belongs to several signers. What leaves it needs as many of their signatures as you have set.
## Making one
- A name of up to {multisigName} characters.
- At least {multisigSigners} signatures, and no fewer signers than that.
- An address for each signer. No key ever leaves its device.
## One withdrawal at a time
While a withdrawal waits for signatures, another can’t be started. Finish it or cancel it first.`,
      zh: `多签钱包由多名签名人共同管理，转出须达到设定的签名数。
## 创建
- 名称不超过 {multisigName} 个字符。
- 至少 {multisigSigners} 个签名，签名人不少于签名数。
- 每名签名人一个地址，私钥始终不离开其设备。
## 一次一笔提现
有提现等待签名时不能发起下一笔，请先完成或取消。`,
    },
    {
      id: "hp_api-keys",
      title: ["API keys: permissions, IP addresses, days", "API 密钥：权限、IP 与有效期"],
      explains: [],
      daysOld: 36,
      alsoAsked: "api key secret ip whitelist expired bind signature programme 接口 密钥 绑定 IP 过期 签名",
      en: `Keys let a program call Coffer for you. Make them under [API keys](/account/api). The secret is shown once.
## Limits
- Up to {keys} keys an account.
- Up to {ips} IP addresses or ranges a key, separated by commas.
- A key bound to no IP address ends after {keyDays} days. Each change gives it {keyDays} days again.
## Permissions
Read only, withdraw, trade. Give a key what its program needs and no more, and let withdrawals go to saved addresses only.`,
      zh: `密钥让程序代您调用接口，可在 [API 密钥](/account/api)中创建。密钥内容只显示一次。
## 限制
- 每个账户最多 {keys} 个。
- 每个密钥最多绑定 {ips} 个 IP 或网段，用逗号分隔。
- 未绑定 IP 的密钥 {keyDays} 天后失效，每次修改重新计 {keyDays} 天。
## 权限
只读、提现、交易。请按需授权，并将提现限定为已保存的地址。`,
    },
    {
      id: "hp_webhooks",
      title: ["Webhooks: signatures and repeats", "Webhook：验签与重发"],
      explains: [],
      daysOld: 19,
      alsoAsked: "webhook signature verify event notify callback hmac endpoint retry 验签 回调 通知 推送 签名 重试",
      en: `A webhook tells your server what happened to your orders, as a signed POST. Add one under [developers](/merchant?tab=developers).
## Is it from us?
The header ~Coffer-Signature~ holds a time and a signature:
    t=…,v1=…
The signature is the HMAC-SHA256 of the time, a full stop and the body, made with the webhook’s secret. Refuse what is older than five minutes. The SDK’s ~verifyWebhook~ does both.
## When your server doesn’t answer
The same event is sent again, with growing waits, for {webhookHours} hours. Every delivery is listed with what your server answered, and can be sent again by hand.
## Doubles and order
An event can come twice, or after a later one. Remember the ids you have seen, and ask for the order where its state matters.`,
      zh: `Webhook 以带签名的 POST 请求，把订单的变化通知您的服务器。可在[开发者](/merchant?tab=developers)中添加。
## 如何验签
请求头 ~Coffer-Signature~ 包含时间与签名：
    t=…,v1=…
签名是用该 Webhook 的密钥，对“时间、英文句点、请求体”依次拼接后计算的 HMAC-SHA256。超过五分钟的请求应当拒绝。SDK 的 ~verifyWebhook~ 会完成这两项检查。
## 服务器没有响应
同一事件会以逐渐拉长的间隔重发，持续 {webhookHours} 小时。每次推送及响应都有记录，也可手动重发。
## 重复与顺序
同一事件可能送达两次，也可能晚于后来的事件。请记下已处理的事件编号；需要准确状态时，直接查询订单。`,
    },
    {
      id: "hp_sign-requests",
      title: ["Sign a request by hand", "手动签名请求"],
      explains: [],
      daysOld: 1,
      alsoAsked: "hmac sha256 curl signature nonce timestamp header developer 签名算法",
      en: `Most programs use the SDK, which signs by itself. This is for those that can’t.
## What is signed
Five lines, with a newline between them:
1. The method.
2. The path, with its query as it is sent.
3. The time, in milliseconds since 1970.
4. A nonce: 8 to 64 letters and digits that this key hasn’t used before.
5. The SHA-256 of the body, in lower-case hex. Without a body it is that of nothing, as here:
    GET
    /api/services/app/Assets/GetAssets
    1764150000000
    f3a9c05d71b24e68
    e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855
The signature is their HMAC-SHA256 with the key’s secret, in lower-case hex.
## Headers
- ~X-Coffer-Key~: the key.
- ~X-Coffer-Timestamp~ and ~X-Coffer-Nonce~: the time and the nonce that were signed.
- ~X-Coffer-Signature~: the signature.
## Refused
A time that is more than {signedSeconds} seconds off, and a nonce that has arrived before. The [API reference](/account/ApiDocument) shows each call as a signed curl command.`,
      zh: null,
    },
  ],
};
