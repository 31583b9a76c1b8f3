export type { EventData, EventType } from "./event.ts";
export { noteEvent } from "./note.ts";
