import { AccountType } from "@coffer/sdk/contract";
import type { Actor } from "../../../core/actor.ts";
import { toAccount, users } from "../../auth/user/exports.ts";
import { merchantCases } from "./application.ts";

/** A merchant on trial, to try the application: every merchant persona is already official. */
export const trialActions: Actor["actions"] = {
  "return-to-trial": toAccount(
    { en: "The merchant is on trial again, as if it had never applied.", "zh-CN": "商户恢复为试用，如同从未申请。" },
    (_world, { accountType, isOfficial }) => accountType === AccountType.merchant && isOfficial,
    "is no official merchant.",
    (world, { uid }) => {
      world.table(merchantCases).delete(uid);
      world.table(users).update(uid, { isOfficial: false });
    },
  ),
};
