export { activeOf, detailOf, type ReceiptDetail } from "./detail.ts";
export { formOf, QR_CODE } from "./forms.ts";
export { methodOf, openMethod, receiptMethods } from "./method.ts";
export { addMethod } from "./scenarios.ts";
