export { ANSWER_WITHIN, type Answer, answerOf, TRIED_FOR } from "./attempt.ts";
export { hasDeliveries } from "./delivery.ts";
export type { EventData, EventType } from "./event.ts";
export { noteEvent } from "./note.ts";
export { hasWebhooks } from "./webhook.ts";
export { type Outgoing, type Send, WebhookSender } from "./webhook-sender.ts";
export { isLoopbackName, mayReach } from "./webhook-url.ts";
