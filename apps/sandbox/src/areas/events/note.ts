import type { World } from "../../world/world.ts";
import { addEvent, type EventData, type EventType } from "./event.ts";

/** Notes in an account's log what happened to it. `about` is the record, as far as a list can show it. */
export function noteEvent(world: World, uid: string, type: EventType, about: Partial<EventData> = {}): void {
  addEvent(world, uid, type, about);
}
