export { ANSWER_WITHIN, answerOf, TRIED_FOR } from "./attempt.ts";
export type { EventData, EventType } from "./event.ts";
export { noteEvent } from "./note.ts";
export { isLoopbackName } from "./webhook-url.ts";
