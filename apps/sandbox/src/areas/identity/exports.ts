export { ADULT_YEARS } from "./document-rules.ts";
export { verifiedName } from "./kyc-case.ts";
export { checkOwnName } from "./same-name.ts";
