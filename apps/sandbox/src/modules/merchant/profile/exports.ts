export { merchantCaseOf, saveMerchantNames } from "./application.ts";
export { isMerchantSuspended } from "./suspension.ts";
