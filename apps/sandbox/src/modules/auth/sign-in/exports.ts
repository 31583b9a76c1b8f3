export { checkMayCall } from "./authenticate.ts";
export { QR_LIFE } from "./qr-code.ts";
export { noteSignIn } from "./sign-in.ts";
