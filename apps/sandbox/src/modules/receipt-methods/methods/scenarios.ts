import type { Scenario } from "../../../core/scenario.ts";
import { DEMO_FUND_PIN } from "../../auth/user/exports.ts";
import { type Person, persona } from "../../scenarios/story/exports.ts";

/** Adds one as a client would. */
export const addMethod = (who: Person, receiptMethodId: string, filled: Readonly<Record<string, string>>) =>
  who.call("createUserReceiptMethodInfo", {
    receiptMethodId,
    values: Object.entries(filled).map(([key, value]) => ({ key, value })),
    verification: {
      fundPassword: DEMO_FUND_PIN,
      ...(who.user().googleSecret !== null && { googleCode: who.googleCode() }),
    },
  });

export const methodsFull: Scenario = {
  name: "receipt-methods-full",
  topic: "refusals",
  title: { en: "Three receiving methods", "zh-CN": "收款方式已满" },
  about: {
    en: "Mei has three receiving methods; a fourth has to wait until one is removed. One channel nobody has is closed.",
    "zh-CN": "Mei 已有三种收款方式，须先删除一种才能新增；另有一个渠道已关闭。",
  },
  begins: 2 * 60_000,
  apply: (stage) => {
    const mei = persona(stage, "mei");
    addMethod(mei, "rm_sepa_eur", { accountHolderName: "Mei Lin", iban: "DE89370400440532013000" });
    addMethod(mei, "rm_fps_hkd", {
      ...{ accountHolderName: "Lin Mei", bankCode: "004" },
      ...{ accountNumber: "123456789", bankName: "Victoria Harbour Bank" },
    });
    stage.act("operator", "close-receipt-method", { id: "rm_ach_usd" });
  },
};
