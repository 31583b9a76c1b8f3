export { activeOf, detailOf } from "./detail.ts";
export { formOf, QR_CODE } from "./forms.ts";
export { methodOf, openMethod, receiptMethods } from "./method.ts";
