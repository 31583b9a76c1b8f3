export { bankCodeOf, holderOf, maskedAccount } from "./account.ts";
export { bankAccountOf } from "./bank-account.ts";
export { beneficiaryOf, markPaid } from "./beneficiary.ts";
export { isListed, latestListed } from "./whitelist.ts";
