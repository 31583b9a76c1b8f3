import type { World } from "../../world/world.ts";
import { addDelivery } from "./delivery.ts";
import { addEvent, type EventData, type EventType } from "./event.ts";
import { webhooks } from "./webhook.ts";

/** Notes in an account's log what happened to it, and sends it to its webhooks. `about` is the record, as far as a list can show it. */
export function noteEvent(world: World, uid: string, type: EventType, about: Partial<EventData> = {}): void {
  const event = addEvent(world, uid, type, about);
  for (const webhook of world.table(webhooks).find("uid", uid))
    if (webhook.status !== "disabled" && webhook.types.includes(type)) addDelivery(world, webhook, event);
}
