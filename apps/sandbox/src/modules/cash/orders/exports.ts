export { CREDITED_WITHIN } from "./carry-out.ts";
export { PAID_WITHIN, WAITING_MAX } from "./top-up.ts";
