import { defineModule } from "../../../core/define-module.ts";
import { acceptUndecided, expireOrder } from "./ending.ts";
import { settleLater } from "./money.ts";
import { operations } from "./operations.ts";
import { orderLife, paymentOrders } from "./order.ts";
import { payer, paymentActions, paymentsOnChain } from "./payer.ts";
import { confirmLater, payments } from "./payment.ts";
import { codeLife, receiptCodes } from "./receipt-code.ts";
import { refundLife, refunds } from "./refund.ts";
import { refundActions, refundsOnChain } from "./refund-chain.ts";
import { confirmRefundLater, rejectUndecidedRefund } from "./refund-way.ts";
import { sales } from "./sales.ts";
import { busyDay, cashierAtTill, refundStorm } from "./scenarios.ts";
import { onTrial } from "./trial.ts";

export const module = defineModule({
  name: "merchant/orders",
  needs: [
    "address-book",
    "assets/coins",
    "assets/prices",
    "assets/records",
    "auth/session",
    "auth/user",
    "convert/pairs",
    "deposits",
    "events",
    "merchant/rates",
    "merchant/staff",
    "scenarios/story",
  ],
  operations,
  tables: [paymentOrders, payments, refunds, receiptCodes, sales],
  dueTasks: [expireOrder, confirmLater, settleLater, acceptUndecided, confirmRefundLater, rejectUndecidedRefund],
  lifeCycles: [orderLife, refundLife, codeLife],
  actors: { payer, chain: { actions: { ...paymentActions, ...refundActions } } },
  scenarios: [busyDay, refundStorm, cashierAtTill, onTrial],
  chainRecords: { payment: paymentsOnChain, refund: refundsOnChain },
});
