import type { Locale, Text } from "@coffer/errors";

/** Why an order ended without success. */
export type Ending =
  | "cancelled"
  | "unpaid"
  | "unmatched"
  | "notListed"
  | "sentBack"
  | "noPapers"
  | "undecided"
  | "rejected"
  | "returned"
  | "declined";

const reasons: Readonly<Record<Ending, Text | null>> = {
  cancelled: null,
  unpaid: { en: "It wasn't paid within 24 hours.", "zh-CN": "未在 24 小时内付款。" },
  unmatched: {
    en: "No payment that matches arrived within 1 working day. Nothing was taken.",
    "zh-CN": "1 个工作日内未收到匹配的付款，未扣取任何款项。",
  },
  notListed: {
    en: "The payment came from an IBAN that isn't on the whitelist and is sent back.",
    "zh-CN": "付款来自白名单以外的 IBAN，款项将原路退回。",
  },
  sentBack: {
    en: "The bank didn't take the payment and sends it back.",
    "zh-CN": "银行未接受该笔付款，款项将原路退回。",
  },
  noPapers: { en: "The papers asked for weren't sent in time.", "zh-CN": "未在期限内提交所要求的材料。" },
  undecided: { en: "The review did not decide in time.", "zh-CN": "审核未在规定时间内完成。" },
  rejected: { en: "The review did not approve it.", "zh-CN": "审核未通过。" },
  returned: {
    en: "The payee's bank sent the money back.",
    "zh-CN": "收款银行已将款项退回。",
  },
  declined: { en: "The bank couldn't carry it out.", "zh-CN": "银行未能处理该笔款项。" },
};

/** Returns the text given by the actor who ended it, or a default. */
export const failReasonOf = (
  { ending, reason }: { ending: Ending | null; reason: string | null },
  language: Locale,
): string | null => reason ?? (ending === null ? null : (reasons[ending]?.[language] ?? null));
