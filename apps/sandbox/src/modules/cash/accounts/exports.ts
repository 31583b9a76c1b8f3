export { isAttached } from "./attachment.ts";
export { checkActive, checkIdentity, checkNotShut, checkVerified } from "./customer.ts";
