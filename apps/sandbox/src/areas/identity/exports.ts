export { verifiedName } from "./kyc-case.ts";
export { checkOwnName } from "./same-name.ts";
