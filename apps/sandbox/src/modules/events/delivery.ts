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

/**
 * A delivery of an event to a webhook. Times are milliseconds of the world's clock. Rows are never deleted: lists
 * count them.
 */
export type Delivery = {
  id: string;
  uid: string;
  webhookId: string;
  eventId: string;
  status: DeliveryStatus;
  step: Step;
  /** A test event isn't resent. */
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

/** Adds a delivery, which is sent as soon as its request has ended. */
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

/** Returns a webhook's deliveries in one of these steps, a run for each. */
export const runsIn = (world: World, webhookId: string, ...steps: readonly Step[]) =>
  world.table(deliveries).runs("webhookId", webhookId, "time", ({ step }) => steps.includes(step));

/** Returns a webhook's pending deliveries. */
export const onTheirWay = (world: World, webhookId: string) =>
  runsIn(world, webhookId, "waiting", "ready", "sent", "open");

/** Returns whether the world has deliveries to send or resend. */
export function hasDeliveries(world: World): boolean {
  for (const { id } of world.table(webhooks).rows()) if (onTheirWay(world, id).length > 0) return true;
  return false;
}

/** Ends all pending deliveries of a webhook. */
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
