export { makeTransfer, walletNumbered } from "./make.ts";
export { passByMerchant, rejectByMerchant, type Transfer, transfers } from "./transfer.ts";
export { counterpartyOf, termsView, transferView } from "./view.ts";
