import type { Operations } from "../../auth/session/exports.ts";
import { ownThirdPartyOrder } from "../../cards/exports.ts";
import { beginPurchase, begunView } from "./begin.ts";
import { cancelByUser, provePurchase, wayIn } from "./purchase.ts";
import { quickPayDetail, quickPayPage } from "./view.ts";

export const operations = {
  initQuickBuyCoinsToken: ({ world, user }, input) => begunView(world, user, beginPurchase(world, user, input)),
  securityVerify: ({ world, user, language }, input) =>
    quickPayDetail(world, provePurchase(world, user, input), language),
  getLegalCoinBuyCode: ({ world, user, base }, input) => wayIn(world, user, input, base),
  getListByQuickPayOrder: ({ world, user, language }, input) => quickPayPage(world, user.uid, input, language),
  getQuickPayOrder: ({ world, user, language }, { id }) =>
    quickPayDetail(world, ownThirdPartyOrder(world, user.uid, id), language),
  cancelQuickPayOrder: ({ world, user, language }, { id }) =>
    quickPayDetail(world, cancelByUser(world, user, id), language),
} satisfies Operations;
