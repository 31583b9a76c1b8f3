import { endOtherSessions } from "../domain/session/tokens.ts";
import { users } from "../domain/user/user.ts";
import { persona } from "./person.ts";
import type { Scenario } from "./scenario.ts";

export const suspendedMerchant: Scenario = {
  name: "suspended-merchant",
  title: { en: "Suspended merchant", "zh-CN": "商户被冻结" },
  about: {
    en: "Harbour & Pine is suspended: it can't sign in (80001), and its cashier can neither deposit (60009) nor withdraw (40003).",
    "zh-CN": "Harbour & Pine 被冻结：无法登录（80001），其收银员不能充值（60009）也不能提币（40003）。",
  },
  apply: (world) => {
    // The administrator's own tool isn't part of the product.
    const { uid } = persona(world, "merchant");
    world.table(users).update(uid, { disabled: true });
    endOtherSessions(world, uid, null);
  },
};
