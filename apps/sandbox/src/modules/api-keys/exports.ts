export { WINDOW as SIGNED_WITHIN } from "./nonce.ts";
