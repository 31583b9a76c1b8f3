import type { Locale } from "@coffer/errors";

type Words = Readonly<
  Record<
    "title" | "about" | "ask" | "pay" | "decline" | "leave" | "paid" | "declined" | "left" | "over" | "none" | "method",
    string
  >
>;
/** The texts of the provider simulator's page. */
export const paymentWords: Readonly<Record<Locale, Words>> = {
  en: {
    title: "Payment",
    about: "A stand-in of the sandbox: no money is taken.",
    ask: "Pay this amount?",
    pay: "Pay",
    decline: "My bank declines",
    leave: "Leave without paying",
    paid: "Paid. You can close this window.",
    declined: "Your bank declined. You can close this window.",
    left: "Nothing was paid. You can close this window.",
    over: "This payment is no longer open. You can close this window.",
    none: "There is no payment at this address, or its link was used.",
    method: "A payment is read or answered.",
  },
  "zh-CN": {
    title: "付款",
    about: "沙盒模拟页面，不会产生扣款。",
    ask: "确认支付以下金额？",
    pay: "付款",
    decline: "银行拒绝付款",
    leave: "暂不付款并离开",
    paid: "已付款，您可以关闭此窗口。",
    declined: "银行拒绝了付款，您可以关闭此窗口。",
    left: "未付款，您可以关闭此窗口。",
    over: "该笔付款已关闭，您可以关闭此窗口。",
    none: "此地址没有待付款项，或链接已被使用。",
    method: "此地址仅支持查看和提交。",
  },
};
