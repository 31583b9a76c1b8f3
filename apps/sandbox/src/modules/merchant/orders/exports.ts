export { checkAwaitsReview, passPayment, REVIEW_WITHIN, rejectPayment } from "./ending.ts";
export { paymentOrders } from "./order.ts";
export { refunds } from "./refund.ts";
export { checkAwaitsRefundReview, passRefund, rejectRefund } from "./refund-way.ts";
export { type Sale, sales } from "./sales.ts";
