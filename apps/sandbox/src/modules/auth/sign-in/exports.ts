export { authenticate, checkMayCall, endAccessToken } from "./authenticate.ts";
export { QR_LIFE } from "./qr-code.ts";
export { noteSignIn } from "./sign-in.ts";
