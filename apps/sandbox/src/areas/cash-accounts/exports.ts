export { isAttached } from "./attachment.ts";
export { cashCustomers, checkActive, checkIdentity, checkNotShut, checkVerified } from "./customer.ts";
