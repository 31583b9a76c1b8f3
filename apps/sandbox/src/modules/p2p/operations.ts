import type { Operations } from "../auth/session/exports.ts";
import { answerByUser, giveInByUser } from "./answer-appeal.ts";
import { ownAppeal } from "./appeal.ts";
import { appealPage, orderPage } from "./lists.ts";
import { appealByUser } from "./open-appeal.ts";
import { ownOrder } from "./order.ts";
import { buy, sell } from "./place.ts";
import { referencePrice } from "./reference.ts";
import { tradeState } from "./state.ts";
import { cancelByUser, confirmReceipt, sayPaid } from "./steps.ts";
import { appealDetail, orderDetail } from "./view.ts";

export const operations = {
  getReferencePrice: ({ world }, input) => referencePrice(world, input),
  getFiatTradeState: ({ world, user }) => tradeState(world, user),
  userBuyCoin: ({ world, user, language }, input) => orderDetail(world, buy(world, user, input), language),
  userSellCoin: ({ world, user, language }, input) => orderDetail(world, sell(world, user, input), language),
  userBuyCoinConfirmPayment: ({ world, user, language }, input) =>
    orderDetail(world, sayPaid(world, user, input), language),
  userSellCoinConfirmReceipt: ({ world, user, language }, input) =>
    orderDetail(world, confirmReceipt(world, user, input), language),
  userCancelBuyCoin: ({ world, user, language }, { id }) => orderDetail(world, cancelByUser(world, user, id), language),
  getLegalCurrencyOrder: ({ world, user, language }, { id }) =>
    orderDetail(world, ownOrder(world, user.uid, id), language),
  getAllLegalCurrencyOrder: ({ world, user, language }, input) => orderPage(world, user.uid, input, language),
  userAppeal: ({ world, user, language }, input) => appealDetail(world, appealByUser(world, user, input), language),
  answerLegalCurrencyAppealOrder: ({ world, user, language }, input) =>
    appealDetail(world, answerByUser(world, user, input), language),
  settleLegalCurrencyAppealOrder: ({ world, user, language }, input) =>
    appealDetail(world, giveInByUser(world, user, input), language),
  getLegalCurrencyAppealOrder: ({ world, user, language }, { id }) =>
    appealDetail(world, ownAppeal(world, user.uid, id), language),
  getAllLegalCurrencyAppealOrder: ({ world, user, language }, input) => appealPage(world, user.uid, input, language),
} satisfies Operations;
