import { operator } from "../control/actors/operator.ts";
import { act } from "./act.ts";
import type { Scenario } from "./scenario.ts";

export const suspendedMerchant: Scenario = {
  name: "suspended-merchant",
  title: { en: "Suspended merchant", "zh-CN": "商户被冻结" },
  about: {
    en: "Harbour & Pine is suspended: it and its cashier sign in, and can neither deposit (60009) nor withdraw (40003).",
    "zh-CN": "Harbour & Pine 被冻结：商户与收银员可以登录，但不能充值（60009）也不能提现（40003）。",
  },
  apply: (world) => {
    act(world, operator, "suspend-merchant", { name: "merchant" });
  },
};
