import type { Locale } from "@coffer/errors";

type Words = Readonly<
  Record<
    | "title"
    | "about"
    | "ask"
    | "pay"
    | "decline"
    | "back"
    | "over"
    | "leave"
    | "none"
    | "method"
    | "askCard"
    | "confirmCard"
    | "cardConfirmed",
    string
  >
>;
/** The texts of the provider simulator's page. */
export const pageWords: Readonly<Record<Locale, Words>> = {
  en: {
    title: "Card payment",
    about: "A stand-in of the sandbox: no card is charged.",
    ask: "Your bank asks: do you authorize this payment?",
    pay: "Authorize and pay",
    decline: "My bank declines",
    back: "Go back without paying",
    over: "This payment is no longer open.",
    leave: "Go back",
    none: "There is no payment at this address.",
    method: "A payment is read or answered.",
    askCard: "Your bank wants this card confirmed before you buy coins with it.",
    confirmCard: "Confirm this card",
    cardConfirmed: "This card is confirmed. Close this window and pay again.",
  },
  "zh-CN": {
    title: "银行卡支付",
    about: "沙盒模拟页面，不会产生扣款。",
    ask: "发卡行询问：是否授权此笔付款？",
    pay: "授权并付款",
    decline: "发卡行拒绝",
    back: "返回，暂不付款",
    over: "该笔付款已关闭。",
    leave: "返回",
    none: "此地址没有待付款项。",
    method: "此地址仅支持查看和提交。",
    askCard: "发卡行要求先验证此银行卡，方可用于购买数字货币。",
    confirmCard: "验证此银行卡",
    cardConfirmed: "此银行卡已验证。请关闭此窗口并重新付款。",
  },
};
