import type { Section } from "../article.ts";

export const cash: Section = {
  id: "hc_cash",
  title: { en: "Cash account", "zh-CN": "现金账户" },
  articles: [
    {
      id: "hp_cash-account",
      title: ["Open the cash account", "开通现金账户"],
      explains: [],
      daysOld: 21,
      alsoAsked: "fiat account eur usd gbp iban bank create confirm again 法币账户 开通 美元 欧元 银行账户",
      en: `The [cash account](/assets/cash) holds US dollars, euros, pounds, Hong Kong dollars and yuan. It needs a verified identity.
## Opening it
A few questions about you or your company; the bank answers within a day. Until then it shows as being created.
## Confirm again
From time to time a bank asks whether your details still hold. The account then waits until you have confirmed them.
## Channels
SEPA for euros, Faster Payments for pounds, ACH and wire for dollars, FPS for Hong Kong dollars, local banks for yuan.`,
      zh: `[现金账户](/assets/cash)可持有美元、欧元、英镑、港元和人民币，须完成身份认证。
## 开通
回答关于您或企业的几个问题，银行一日内答复，期间显示为开通中。
## 需要重新确认
银行会定期核对资料是否仍然有效，此时须先确认资料。
## 渠道
欧元走 SEPA，英镑走 Faster Payments，美元走 ACH 和电汇，港元走 FPS，人民币走本地银行。`,
    },
    {
      id: "hp_top-up",
      title: ["Top up by bank transfer", "银行转账充值法币"],
      explains: [],
      daysOld: 26,
      alsoAsked: "deposit money euros bank reference not arrived wire sepa 法币充值 汇款 附言 转账没到",
      en: `Place an order under [deposit](/assets/cash/deposit); it shows where to pay and the reference to write.
## Pay exactly like this
- From an account in your own name.
- With the reference, letter for letter.
- Within {topUpHours} hours. Up to {topUps} orders can wait at once.
## It doesn’t arrive
Without the reference it can’t be matched by a program. Attach a picture of the transfer to the order, up to {vouchers}.
## The amount
Each channel has a minimum and a maximum; the form shows them.`,
      zh: `在[法币充值](/assets/cash/deposit)下单，页面会显示收款账户和须填写的附言。
## 请务必
- 使用本人名下账户付款。
- 一字不差填写附言。
- 在 {topUpHours} 小时内付款。最多可同时有 {topUps} 笔等待中的订单。
## 没有到账
没有附言则无法自动匹配，请在订单中上传转账凭证，最多 {vouchers} 张。
## 金额
每个渠道都有最低和最高限额，表单中会显示。`,
    },
    {
      id: "hp_cash-withdraw",
      title: ["Withdraw money to a bank", "提现法币到银行"],
      explains: [60007],
      daysOld: 23,
      alsoAsked: "payout euros dollars bank account how long cancel fiat balance 法币提现 到银行 多久 取消",
      en: `Withdrawals go to an account in your own name, or to a recipient you have saved, under [withdraw](/assets/cash/withdraw).
## How long
They are processed within 1 working day and credited within {creditedHours} hours after that.
## No way back
A fiat withdrawal can’t be cancelled after it is submitted. Check the account number once more.
## Not enough
Only what is available in that currency counts. Convert or [top up](/help/detail?id=hp_top-up) first.
## It came back
If the bank sends it back, the amount is credited again and the order says why.`,
      zh: `在[法币提现](/assets/cash/withdraw)中可提到本人账户或已保存的收款人。
## 需要多久
1 个工作日内处理，处理后 {creditedHours} 小时内到账。
## 不可撤回
法币提现提交后不能取消，请再次核对收款账户。
## 余额不足
只计算该币种的可用余额，请先闪兑或[充值](/help/detail?id=hp_top-up)。
## 被退回
若银行退回，金额会重新入账，订单会写明原因。`,
    },
    {
      id: "hp_uploads",
      title: ["Pictures and papers that aren’t accepted", "图片或文件上传失败"],
      explains: [50012, 50013, 50016],
      daysOld: 37,
      alsoAsked: "upload failed file too big format jpg png too many files missing 上传失败 图片太大 格式 文件过多",
      en: `Files are checked for what is inside, not for their name.
| For | Kinds | Up to
| Identity | JPG, PNG, GIF, BMP | {imageMegabytes} MB each
| A company’s certificate | JPG, PNG | under {certificateMegabytes} MB
| Vouchers and appeals | JPG, PNG, GIF | {vouchers} files
## It fails
- A renamed file is still what it was: save it as JPG.
- A phone’s photos are often larger than they need to be: choose medium size.
- On a weak connection, send one after the other.`,
      zh: `系统检查文件的实际内容，而非文件名。
| 用途 | 格式 | 上限
| 身份认证 | JPG、PNG、GIF、BMP | 每张 {imageMegabytes} MB
| 企业证书 | JPG、PNG | 小于 {certificateMegabytes} MB
| 凭证与申诉 | JPG、PNG、GIF | {vouchers} 个文件
## 上传失败
- 改名不会改变格式，请另存为 JPG。
- 手机照片往往过大，请选择中等尺寸。
- 网络较弱时请逐个上传。`,
    },
  ],
};
