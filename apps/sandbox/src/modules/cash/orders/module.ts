import { defineModule } from "../../../core/define-module.ts";
import { bankActions } from "./bank-actions.ts";
import { complete, send } from "./carry-out.ts";
import { orderLife } from "./life.ts";
import { doMagic, orderMagic } from "./magic.ts";
import { matchByClock, unmatched } from "./match.ts";
import { operations } from "./operations.ts";
import { cashOrders } from "./order.ts";
import { noPapers } from "./papers.ts";
import { approveByClock, orderReviews, undecided } from "./review.ts";
import {
  cashClosed,
  cashOrdersMade,
  payoutInReview,
  payoutPapersAsked,
  payoutReturned,
  topUpWaiting,
} from "./scenarios.ts";
import { seedOrders } from "./seed.ts";
import { unpaid } from "./top-up.ts";

/** Top-ups and payouts: the allowed orders, the orders, and their outcomes. */
export const module = defineModule({
  name: "cash/orders",
  needs: [
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/session",
    "auth/user",
    "cash/accounts",
    "cash/beneficiaries",
    "cash/channels",
    "events",
    "profile",
    "quick-pay/currencies",
    "receipt-methods/files",
    "scenarios/story",
  ],
  operations,
  tables: [cashOrders],
  dueTasks: [unpaid, matchByClock, unmatched, send, complete, noPapers, approveByClock, undecided, doMagic],
  lifeCycles: [orderLife],
  actors: { bank: { actions: bankActions } },
  reviewQueues: { cashOrder: orderReviews },
  magic: orderMagic,
  seed: seedOrders,
  scenarios: [cashOrdersMade, topUpWaiting, payoutPapersAsked, payoutReturned, payoutInReview, cashClosed],
});
