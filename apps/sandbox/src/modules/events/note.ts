import type { World } from "../../world/world.ts";
import { addDelivery } from "./delivery.ts";
import { addEvent, type EventData, type EventType } from "./event.ts";
import { webhooks } from "./webhook.ts";

/** Adds an event to an account's log and delivers it to its webhooks. `about` is the record as lists show it. */
export function noteEvent(world: World, uid: string, type: EventType, about: Partial<EventData> = {}): void {
  const event = addEvent(world, uid, type, about);
  for (const webhook of world.table(webhooks).find("uid", uid))
    if (webhook.status !== "disabled" && webhook.types.includes(type)) addDelivery(world, webhook, event);
}
