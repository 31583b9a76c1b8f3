import type { Section } from "../article.ts";

/** Their ids are in the shell's settings. */
export const legal: Section = {
  id: "hc_legal",
  title: { en: "Terms and risks", "zh-CN": "条款与风险" },
  articles: [
    {
      id: "hp_2R7D9S",
      title: ["Risks of digital assets", "数字资产风险提示"],
      explains: [],
      daysOld: 54,
      alsoAsked:
        "disclaimer lose money advice volatile coins insured insurance guarantee 保险 存款保障 免责声明 亏损 投资建议 风险",
      en: `Digital assets can lose all of their value. Coffer gives no investment advice. Read this before you buy.
## Prices
They can fall within minutes, and nobody is bound to buy from you.
## Chains
What is sent can’t be taken back. What goes to the wrong network is usually lost.
## No guarantee
Digital assets aren’t insured, and no deposit guarantee covers them.
## Keys and accounts
Whoever has your password, PIN and codes can act as you. [Set up an authenticator](/help/detail?id=hp_authenticator).
## Earning interest
A rate of the past says nothing about the next one.`,
      zh: `数字资产可能损失全部价值。Coffer 不提供投资建议。购买前请阅读本文。
## 价格
价格可能在数分钟内大幅下跌，且没有人有义务向您购买。
## 区块链
已发送的资产无法撤回。转错网络的资产通常无法找回。
## 没有存款保障
数字资产没有保险，也不受任何存款保障制度保护。
## 密钥与账户
掌握您密码、资金密码和验证码的人即可代您操作。请[设置验证器](/help/detail?id=hp_authenticator)。
## 理财收益
过往收益率不代表未来。`,
    },
    {
      id: "hp_7K1M4T",
      title: ["Terms of service", "服务条款"],
      explains: [],
      daysOld: 90,
      alsoAsked: "agreement contract rules 协议 用户协议",
      en: `These terms are those of a sandbox: they show where the real ones stand and promise nothing.
## The service
Coffer keeps digital assets and money for you and carries out your orders: deposits, withdrawals, transfers, conversions and trades.
## Your part
You give true details, keep your password, PIN and codes to yourself, and act for nobody else without authority.
## Orders
An order is carried out once, at the price and fee shown when you confirmed it.
## Ending it
You can withdraw what you have and close the account at any time.`,
      zh: `本条款用于沙盒环境，仅展示正式条款的位置，不构成任何承诺。
## 服务
Coffer 为您保管数字资产和资金，并执行充值、提现、转账、闪兑和交易指令。
## 您的义务
提供真实资料，妥善保管密码、资金密码和验证码，未经授权不代他人操作。
## 订单
每笔订单只执行一次，以您确认时显示的价格和手续费为准。
## 终止
您可随时提走资产并关闭账户。`,
    },
    {
      id: "hp_9C3V8N",
      title: ["Privacy policy", "隐私政策"],
      explains: [],
      daysOld: 90,
      alsoAsked: "personal data gdpr cookies delete my data 个人信息 数据 隐私",
      en: `This policy is that of a sandbox: what you enter stays in your world and ends with it.
## What is kept
Your contacts, identity papers, orders, and the devices and places you sign in from.
## What for
To carry out orders, to check who you are, and to protect the account.
## Who sees it
People who review identities, large amounts and appeals. Nobody sees passwords, PINs or keys.
## Counting visits
Only when you have agreed, and never with personal data.`,
      zh: `本政策用于沙盒环境：您输入的内容只保存在您的沙盒中，并随之删除。
## 保存哪些信息
联系方式、身份证件、订单，以及登录所用的设备和地点。
## 用途
执行订单、核实身份、保护账户。
## 谁能看到
审核身份、大额交易和申诉的人员。任何人都看不到密码、资金密码或密钥。
## 访问统计
仅在您同意后进行，且不含个人信息。`,
    },
    {
      id: "hp_5H2X6P",
      title: ["Merchant contract", "商户协议"],
      explains: [],
      daysOld: 90,
      alsoAsked: "merchant agreement terms sign settlement 商户合同 签约",
      en: `This contract is that of a sandbox and binds nobody.
## Payments
Coffer takes payments for you in the coins you have chosen and credits them to the merchant wallet less the channel’s fee.
## Refunds
You decide on refunds. They are paid out of the merchant wallet.
## What you may sell
What you named in your application, and nothing that is forbidden where you or your customers are.
## Suspension
Coffer may suspend a merchant while something is looked into.`,
      zh: `本协议用于沙盒环境，不具约束力。
## 收款
Coffer 以您选择的币种代为收款，扣除通道手续费后记入商户钱包。
## 退款
是否退款由您决定，从商户钱包支出。
## 经营范围
以申请时填写的为准，不得经营您或客户所在地禁止的商品和服务。
## 暂停
核实情况期间，Coffer 可暂停商户。`,
    },
  ],
};
