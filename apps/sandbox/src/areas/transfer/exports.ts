export { passByMerchant, rejectByMerchant, type Transfer, transfers } from "./transfer.ts";
