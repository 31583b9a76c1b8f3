import { PaymentOrderStatus } from "@coffer/sdk/contract";
import { refuse } from "../../../core/refusal.ts";
import type { Operations } from "../../auth/session/exports.ts";
import { actingFor, cashierFor, dismissCashier } from "../staff/exports.ts";
import { cancelOrder } from "./ending.ts";
import { listOrders } from "./list.ts";
import { orderFor, type PaymentOrder, paymentOrders } from "./order.ts";
import { placeOrder } from "./place.ts";
import { codeView, listCodes, makeCode, revokeCode } from "./receipt-code.ts";
import { askForRefund, refundFor, refunds } from "./refund.ts";
import { refundDetail, refundOptions, refundView } from "./refund-view.ts";
import { orderDetail } from "./view.ts";

const { awaitingPayment, confirming, pendingReview, paid, refundPending } = PaymentOrderStatus;
const underWay: readonly PaymentOrderStatus[] = [awaitingPayment, confirming, pendingReview, paid, refundPending];
const isUnderWay = ({ status }: PaymentOrder) => underWay.includes(status);

export const operations = {
  getPaymentOrderList: ({ world, user }, input) => listOrders(world, actingFor(world, user), input),
  getPaymentOrder: ({ world, user }, { id }) => orderDetail(world, orderFor(world, actingFor(world, user), id)),
  createPaymentOrder: ({ world, user, key }, input) =>
    orderDetail(world, placeOrder(world, actingFor(world, user), input, { apiKeyId: key?.id ?? null })),
  cancelPaymentOrder: ({ world, user }, { id }) =>
    orderDetail(world, cancelOrder(world, orderFor(world, actingFor(world, user), id))),

  getRefundOptions: ({ world, user }, { id }) => refundOptions(world, orderFor(world, actingFor(world, user), id)),
  refundPaymentOrder: ({ world, user, language }, input) =>
    refundDetail(world, askForRefund(world, actingFor(world, user), input), language),
  getRefundOrder: ({ world, user, language }, { id }) => {
    const order = orderFor(world, actingFor(world, user), id);
    const own = world.table(refunds).find("orderId", order.id).reverse();
    return { items: own.map((each) => refundView(each, language)), serverTime: world.clock.iso() };
  },
  getRefund: ({ world, user, language }, { id }) =>
    refundDetail(world, refundFor(world, actingFor(world, user), id), language),

  createMerchantsReceiptCode: ({ world, user }, input) => codeView(makeCode(world, actingFor(world, user), input)),
  getMerchantsReceiptCodeList: ({ world, user }, input) => listCodes(world, actingFor(world, user), input),
  revokeMerchantsReceiptCode: ({ world, user }, { id }) => codeView(revokeCode(world, actingFor(world, user), id)),

  /** Checked here, because orders block a cashier's removal. */
  deleteSubMerchant: ({ world, user }, { id }) => {
    const cashier = cashierFor(world, actingFor(world, user), id);
    if (world.table(paymentOrders).runs("cashierId", id, "time", isUnderWay).length > 0)
      throw refuse("orderStatusError", cashier.userName);
    dismissCashier(world, cashier);
    return { id };
  },
} satisfies Operations;
