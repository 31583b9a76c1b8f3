export type { Answer } from "./attempt.ts";
export { hasDeliveries } from "./delivery.ts";
export type { EventData, EventType } from "./event.ts";
export { noteEvent } from "./note.ts";
export { type Outgoing, type Send, WebhookSender } from "./webhook-sender.ts";
