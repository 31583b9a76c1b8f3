export { attemptsText, LIFE as CODE_LIFE, lastSentTo, RESEND_AFTER as CODE_RESEND_AFTER, takeCode } from "./codes.ts";
export { checkRate, countOnce, type Rate } from "./rate.ts";
