export { type Message, readInbox, sendMessage } from "./inbox.ts";
