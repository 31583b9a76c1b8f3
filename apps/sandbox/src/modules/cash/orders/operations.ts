import type { Operations } from "../../auth/session/exports.ts";
import { channelList } from "./channel-list.ts";
import { papersView, sendPapers } from "./papers.ts";
import { payInInfo } from "./pay-in.ts";
import { makePayout, payoutOf } from "./payout.ts";
import { preview } from "./preview.ts";
import { cancelTopUp, confirmPayment, makeTopUp, topUpOf } from "./top-up.ts";
import { entryView, orderPage, payoutView, topUpView } from "./view.ts";

export const operations = {
  getCashChannelList: ({ world, user, language }, input) => channelList(world, user, input, language),
  validateInfo: ({ world, user }, input) => preview(world, user, input),
  createTopUpOrder: ({ world, user, language }, input) => ({
    ...topUpView(makeTopUp(world, user, input), language),
    serverTime: world.clock.iso(),
  }),
  getPayInInfo: ({ world, user }, { id }) => payInInfo(world, user.uid, id),
  confirmCashTopUpPayment: ({ world, user, language }, input) => ({
    ...topUpView(confirmPayment(world, user, input), language),
    serverTime: world.clock.iso(),
  }),
  cancelCashTopUpOrder: ({ world, user, language }, { id }) => ({
    ...topUpView(cancelTopUp(world, user, id), language),
    serverTime: world.clock.iso(),
  }),
  getCashTopUpOrder: ({ world, user, language }, { id }) => ({
    ...topUpView(topUpOf(world, user.uid, id), language),
    serverTime: world.clock.iso(),
  }),
  getMyCashTopUpOrderList: ({ world, user, language }, input) => ({
    ...orderPage(world, user.uid, { ...input, direction: "topUp" }, (order) => topUpView(order, language)),
    serverTime: world.clock.iso(),
  }),
  createCashWithdrawOrder: ({ world, user, language }, { beneficiaryId, ...order }) => ({
    ...payoutView(makePayout(world, user, { beneficiaryId }, order), language),
    serverTime: world.clock.iso(),
  }),
  createWithdrawOrder: ({ world, user, language }, { bankAccountId, ...order }) => ({
    ...payoutView(makePayout(world, user, { bankAccountId }, order), language),
    serverTime: world.clock.iso(),
  }),
  getCashWithdrawOrder: ({ world, user, language }, { id }) => ({
    ...payoutView(payoutOf(world, user.uid, id), language),
    serverTime: world.clock.iso(),
  }),
  getCashWithdrawOrderList: ({ world, user, language }, input) => ({
    ...orderPage(world, user.uid, { ...input, direction: "withdraw" }, (order) => payoutView(order, language)),
    serverTime: world.clock.iso(),
  }),
  getCashHistory: ({ world, user }, input) => orderPage(world, user.uid, input, entryView),
  sendCashPapers: ({ world, user, language }, input) => ({
    ...papersView(sendPapers(world, user.uid, input), language),
    serverTime: world.clock.iso(),
  }),
} satisfies Operations;
