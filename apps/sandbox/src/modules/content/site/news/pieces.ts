import type { Text } from "@coffer/errors";

/** A news item, in the light markup of articles. */
export type Piece = {
  readonly id: string;
  readonly category: "product" | "security" | "company";
  readonly daysOld: number;
  readonly isFeatured?: boolean;
  readonly title: Text;
  readonly text: { readonly en: string; readonly "zh-CN": string | null };
};

export const categories = [
  { category: "product", title: { en: "Product", "zh-CN": "产品" } },
  { category: "security", title: { en: "Security", "zh-CN": "安全" } },
  { category: "company", title: { en: "Company", "zh-CN": "公司" } },
] as const satisfies readonly { category: Piece["category"]; title: Text }[];

/** Newest first. */
export const pieces: readonly Piece[] = [
  {
    id: "nw_help-centre",
    category: "product",
    daysOld: 1,
    isFeatured: true,
    title: { en: "A help centre that knows the limits", "zh-CN": "帮助中心上线：限额与规则一查便知" },
    text: {
      en: `Every limit, fee and refusal of Coffer now has an article that says what it means and what to do next.
The figures in the articles are those the product itself works with, so no article can say another number than the page it is about.
## Search
Type as you would ask. Typing errors are forgiven, and Chinese needs no spaces. Press / to begin.
[Open the help centre](/help)`,
      "zh-CN": `Coffer 的每一项限额、手续费和拒绝提示，现在都有文章说明其含义和下一步操作。
文章中的数字与产品使用的完全一致，因此不会与页面显示不符。
## 搜索
像提问一样输入即可，容许拼写错误，中文无需空格。按 / 开始搜索。
[打开帮助中心](/help)`,
    },
  },
  {
    id: "nw_look-alike",
    category: "security",
    daysOld: 9,
    isFeatured: true,
    title: { en: "Addresses that look alike are compared for you", "zh-CN": "自动识别相似地址" },
    text: {
      en: `Malware and senders of tiny amounts hope that you copy an address that only begins and ends like yours.
A withdrawal is now compared with your address book and your history. Where only the ends agree, the page shows the two addresses one under the other and asks you to compare the middle.
[How it works](/help/detail?id=hp_lookalike)`,
      "zh-CN": `恶意软件和小额转入者，都希望您误复制一个仅首尾相同的地址。
提现时系统会与地址簿和历史记录比对。仅首尾相同时，页面会上下对照两个地址，并请您核对中间部分。
[了解详情](/help/detail?id=hp_lookalike)`,
    },
  },
  {
    id: "nw_pounds",
    category: "product",
    daysOld: 20,
    isFeatured: true,
    title: { en: "Pounds by Faster Payments", "zh-CN": "英镑支持 Faster Payments" },
    text: {
      en: `Faster Payments reach the cash account around the clock. Place an order, pay with the reference it shows, and the amount is matched by itself.
[How to top up](/help/detail?id=hp_top-up)`,
      "zh-CN": `现金账户现已全天候支持 Faster Payments。下单后按所示附言付款，金额会自动匹配。
[如何充值](/help/detail?id=hp_top-up)`,
    },
  },
  {
    id: "nw_cards",
    category: "product",
    daysOld: 34,
    title: { en: "Buying by card says its whole price first", "zh-CN": "刷卡买币：费用先行显示" },
    text: {
      en: `The fee of {cardFeePercent}% or {cardFeeUsd} USD, whichever is lower, stands in the summary before you pay, and the rate is held for {cardMinutes} minutes.
If the price moves by more than {cardAsked}% you are asked again before anything is charged.
[Fee and price](/help/detail?id=hp_card)`,
      "zh-CN": `{cardFeePercent}% 或 {cardFeeUsd} 美元（取较低者）的手续费会在付款前显示，汇率锁定 {cardMinutes} 分钟。
价格变动超过 {cardAsked}% 时，会在扣款前再次请您确认。
[手续费与价格](/help/detail?id=hp_card)`,
    },
  },
  {
    id: "nw_sdk",
    category: "company",
    daysOld: 47,
    title: { en: "A typed SDK for programs", "zh-CN": "面向开发者的 SDK" },
    text: {
      en: `Programs can now call Coffer with an SDK whose every request and answer is typed. It signs, repeats what is safe to repeat, and never places an order twice.
[Read the reference](/account/ApiDocument)`,
      "zh-CN": null,
    },
  },
  {
    id: "nw_hold",
    category: "security",
    daysOld: 62,
    title: { en: "A day between a change and a withdrawal", "zh-CN": "安全变更之后，隔一天才能提现" },
    text: {
      en: `After a password, PIN, contact or authenticator is changed, withdrawals and transfers wait for {holdHours} hours. The page shows when they work again.
[Which changes start it](/help/detail?id=hp_security-hold)`,
      "zh-CN": `修改密码、资金密码、联系方式或验证器后，提现和转账须等待 {holdHours} 小时，页面会显示恢复时间。
[哪些变更会触发](/help/detail?id=hp_security-hold)`,
    },
  },
];
