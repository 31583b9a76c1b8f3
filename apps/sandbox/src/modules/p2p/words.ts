import type { Text } from "@coffer/errors";
import type { FiatParty } from "@coffer/sdk/contract";
import type { FiatOrder } from "./order.ts";

export const both = (text: string): Text => ({ en: text, "zh-CN": text });

const timeOf = (at: number) => `${new Date(at).toISOString().slice(11, 16)} UTC`;

/** The system's text when it opens an appeal. */
export const unconfirmed = ({ side, confirmBy }: FiatOrder) => ({
  reason: { en: "Payment not confirmed in time", "zh-CN": "未在规定时间内确认收款" },
  remark:
    side === "buy"
      ? {
          en: `The dealer has not confirmed the payment by ${timeOf(confirmBy ?? 0)}.`,
          "zh-CN": `商家未在 ${timeOf(confirmBy ?? 0)} 前确认收款。`,
        }
      : {
          en: `The seller has not confirmed the payment by ${timeOf(confirmBy ?? 0)}.`,
          "zh-CN": `卖方未在 ${timeOf(confirmBy ?? 0)} 前确认收款。`,
        },
});

/** A dealer's texts when it opens or answers an appeal. */
export const dealerComplains = ({ side, number }: FiatOrder) =>
  side === "buy"
    ? {
        reason: { en: "No payment received", "zh-CN": "未收到付款" },
        remark: {
          en: `Our account shows no payment with the reference ${number}.`,
          "zh-CN": `我方账户未查询到附言为 ${number} 的款项。`,
        },
      }
    : {
        reason: { en: "Paid, coin not released", "zh-CN": "已付款，未放币" },
        remark: {
          en: `We sent the money with the reference ${number}. Please look at your account again.`,
          "zh-CN": `我方已付款，附言为 ${number}，请再次核对您的账户。`,
        },
      };

/** The outcome of an appeal by the side that got the coin. */
export type Ending = "gaveIn" | "silent" | "noProof" | "proven" | "decided";
const winner: Readonly<Record<FiatParty, Text>> = {
  user: { en: "The coin went to you.", "zh-CN": "数字货币归您所有。" },
  dealer: { en: "The coin went to the dealer.", "zh-CN": "数字货币归商家所有。" },
};
const because: Readonly<Record<Ending, Readonly<Record<FiatParty, Text>>>> = {
  gaveIn: {
    user: { en: "The dealer agreed with you.", "zh-CN": "商家已认可您的主张。" },
    dealer: { en: "You agreed with the dealer.", "zh-CN": "您已认可商家的主张。" },
  },
  silent: {
    user: { en: "The dealer never answered.", "zh-CN": "商家始终未作回应。" },
    dealer: { en: "You never answered.", "zh-CN": "您始终未作回应。" },
  },
  noProof: {
    user: { en: "The dealer showed no payment.", "zh-CN": "商家未提供付款凭证。" },
    dealer: { en: "You showed no payment.", "zh-CN": "您未提供付款凭证。" },
  },
  proven: {
    user: { en: "Your pictures show the payment.", "zh-CN": "您的凭证可证明已付款。" },
    dealer: { en: "The dealer's pictures show the payment.", "zh-CN": "商家的凭证可证明已付款。" },
  },
  decided: {
    user: { en: "The mediator decided for you.", "zh-CN": "平台裁定您胜诉。" },
    dealer: { en: "The mediator decided for the dealer.", "zh-CN": "平台裁定商家胜诉。" },
  },
};

export function resultText(ending: Ending, coinTo: FiatParty): Text {
  const [why, what] = [because[ending][coinTo], winner[coinTo]];
  return { en: `${why.en} ${what.en}`, "zh-CN": `${why["zh-CN"]}${what["zh-CN"]}` };
}
