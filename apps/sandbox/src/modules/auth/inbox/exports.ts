export { readInbox, sendMessage } from "./inbox.ts";
