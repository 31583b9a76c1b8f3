export { authenticate, checkMayCall, endAccessToken } from "./authenticate.ts";
export { noteSignIn } from "./sign-in.ts";
