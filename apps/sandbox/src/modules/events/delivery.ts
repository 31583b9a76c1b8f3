import type { Result } from "@coffer/sdk/contract";
import type { LifeCycle } from "../../core/life-cycle.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import { type Event, events, eventView, nextId } from "./event.ts";
import { type Webhook, webhooks } from "./webhook.ts";

type OnWire = Result<"getWebhookDeliveries">["items"][number];
export type DeliveryStatus = OnWire["status"];
export type FailReason = NonNullable<OnWire["failReason"]>;

/**
 * Where it stands on its way out: `waiting` for its next attempt, `ready` to be sent, `sent` by an adapter that tells the
 * answer, `open` where no adapter sends and the receiver is played, or `done`.
 */
export type Step = "waiting" | "ready" | "sent" | "open" | "done";

/** An event on its way to a webhook. Times are milliseconds of the world's clock. Rows are never deleted: lists count them. */
export type Delivery = {
  id: string;
  uid: string;
  webhookId: string;
  eventId: string;
  status: DeliveryStatus;
  step: Step;
  /** A test event isn't sent again. */
  once: boolean;
  attemptCount: number;
  createdAt: number;
  firstAttemptAt: number | null;
  lastAttemptAt: number | null;
  nextAttemptAt: number | null;
  responseStatus: number | null;
  failReason: FailReason | null;
};
export const deliveries = defineTable<Delivery>("deliveries", {
  key: "id",
  lists: { of: ["uid", "webhookId"], apart: ["status", "step"], orders: { time: ({ createdAt }) => createdAt } },
});

export const deliveryLife: LifeCycle<DeliveryStatus> = {
  status: "DeliveryStatus",
  kept: { table: deliveries, field: "status" },
  start: ["pending"],
  moves: [
    { from: ["pending", "retrying"], to: "delivered", by: ["actor:receiver/answer"] },
    { from: ["pending"], to: "retrying", by: ["actor:receiver/answer", "clock:webhook.timeOut"] },
    {
      from: ["pending", "retrying"],
      to: "failed",
      by: ["actor:receiver/answer", "clock:webhook.timeOut", "updateWebhook", "deleteWebhook"],
    },
  ],
};

/** Puts an event on its way to a webhook: it is sent as soon as the request that made it is done. */
export function addDelivery(world: World, { id: webhookId, uid }: Webhook, { id: eventId, type }: Event): Delivery {
  const table = world.table(deliveries);
  const now = world.clock.now();
  return table.insert({
    id: nextId(world, "dl", table.size),
    ...{ uid, webhookId, eventId },
    status: "pending",
    step: "ready",
    once: type === "webhook.ping",
    attemptCount: 0,
    createdAt: now,
    firstAttemptAt: null,
    lastAttemptAt: null,
    nextAttemptAt: now,
    responseStatus: null,
    failReason: null,
  });
}

/** A webhook's deliveries in one of these steps, a run for each part of them. */
export const runsIn = (world: World, webhookId: string, ...steps: readonly Step[]) =>
  world.table(deliveries).runs("webhookId", webhookId, "time", ({ step }) => steps.includes(step));

/** A webhook's deliveries on their way. */
export const onTheirWay = (world: World, webhookId: string) =>
  runsIn(world, webhookId, "waiting", "ready", "sent", "open");

/** Whether anything in the world is still to be sent, or sent again. */
export function hasDeliveries(world: World): boolean {
  for (const { id } of world.table(webhooks).rows()) if (onTheirWay(world, id).length > 0) return true;
  return false;
}

/** Ends all of a webhook's deliveries that aren't done. */
export function stopDeliveries(world: World, webhookId: string): void {
  for (const run of onTheirWay(world, webhookId))
    for (const { id } of Array.from({ length: run.length }, (_, at) => run.at(at) as Delivery))
      world
        .table(deliveries)
        .update(id, { status: "failed", step: "done", nextAttemptAt: null, failReason: "stopped" });
}

const isoOrNull = (moment: number | null) => (moment === null ? null : isoOf(moment));

export function deliveryView(world: World, row: Delivery): OnWire {
  const { id, webhookId, eventId, status, attemptCount, responseStatus, failReason } = row;
  const event = world.table(events).get(eventId);
  if (!event) throw new Error(`${id} delivers ${eventId}, which isn't there.`);
  return {
    ...{ id, webhookId, status, attemptCount, responseStatus, failReason },
    event: eventView(event),
    createdAt: isoOf(row.createdAt),
    lastAttemptAt: isoOrNull(row.lastAttemptAt),
    nextAttemptAt: isoOrNull(row.nextAttemptAt),
  };
}
