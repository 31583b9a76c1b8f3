export { checkAwaitsReview, passPayment, REVIEW_WITHIN, rejectPayment } from "./ending.ts";
export { type PaymentOrder, paymentOrders } from "./order.ts";
export { type Refund, refunds } from "./refund.ts";
export { checkAwaitsRefundReview, passRefund, rejectRefund } from "./refund-way.ts";
export { type Sale, SLOT, sales } from "./sales.ts";
