export { verifiedName } from "./kyc-case.ts";
