export { paymentPageAt } from "./page.ts";
export { worldOfPaymentPage } from "./page-address.ts";
