export { attemptsText, lastSentTo, takeCode } from "./codes.ts";
