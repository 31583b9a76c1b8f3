export { bankCodeOf, holderOf, maskedAccount } from "./account.ts";
export { bankAccountOf, bankAccountsOf } from "./bank-account.ts";
export { beneficiaryOf, markPaid } from "./beneficiary.ts";
export { checkCodes } from "./check-fields.ts";
export * as beneficiaryFields from "./fields.ts";
export { isListed, latestListed } from "./whitelist.ts";
