import type { Result, WireInput } from "@coffer/sdk/contract";
import { invalid } from "../../core/refusal.ts";
import { DAY } from "../../core/scenario.ts";
import type { World } from "../../world/world.ts";
import { readList, spanOf } from "../assets/records/exports.ts";
import type { Operations } from "../auth/session/exports.ts";
import { addDelivery, type Delivery, deliveries, deliveryView, stopDeliveries } from "./delivery.ts";
import { addEvent, events } from "./event.ts";
import { ownWebhook, secretsOf, type Webhook, webhooks, webhookView } from "./webhook.ts";
import { checkUrl } from "./webhook-url.ts";

/** "A merchant has at most 10." */
const MOST = 10;
/** "Deliveries are signed with both secrets for 24 hours." */
const OLD_SECRET_FOR = DAY;
/** "They stay 90 days." */
const KEPT_FOR = 90 * DAY;

const withSecret = (world: World, webhook: Webhook) => ({
  ...webhookView(webhook),
  secret: secretsOf(world, webhook)[0],
});

function checkEnabled({ status }: Webhook): void {
  if (status === "disabled") throw invalid("id", "enabled", "It is disabled: turn it on first.");
}

export const webhookCalls = {
  createWebhook: ({ world, user: { uid } }, { url, types }) => {
    checkUrl(url);
    const table = world.table(webhooks);
    if (table.find("uid", uid).length >= MOST)
      throw invalid("body", "maxItems", `A merchant has at most ${MOST} webhooks: remove one first.`);
    const webhook = table.insert({
      id: world.newId("wh"),
      ...{ uid, url, types },
      enabled: true,
      status: "active",
      createdAt: world.clock.now(),
      lastSuccessAt: null,
      lastFailureAt: null,
      failures: 0,
      failingSince: null,
      rolls: 0,
      oldSecretUntil: null,
    });
    return withSecret(world, webhook);
  },
  updateWebhook: ({ world, user }, { id, url, types, enabled }) => {
    const { status } = ownWebhook(world, user.uid, id);
    checkUrl(url);
    const table = world.table(webhooks);
    if (enabled) {
      return webhookView(table.update(id, { url, types, enabled, status: status === "disabled" ? "active" : status }));
    }
    stopDeliveries(world, id);
    return webhookView(table.update(id, { url, types, enabled, status: "disabled", failures: 0, failingSince: null }));
  },
  deleteWebhook: ({ world, user }, { id }) => {
    ownWebhook(world, user.uid, id);
    stopDeliveries(world, id);
    world.table(webhooks).delete(id);
    return { id };
  },
  getWebhookList: ({ world, user }) => ({
    items: world.table(webhooks).find("uid", user.uid).reverse().map(webhookView),
  }),
  rollWebhookSecret: ({ world, user }, { id }) => {
    const { rolls } = ownWebhook(world, user.uid, id);
    const oldSecretUntil = world.clock.now() + OLD_SECRET_FOR;
    return withSecret(world, world.table(webhooks).update(id, { rolls: rolls + 1, oldSecretUntil }));
  },
  getWebhookDeliveries: ({ world, user }, input) => listDeliveries(world, user.uid, input),
  resendWebhookDelivery: ({ world, user }, { id }) => {
    const delivery = world.table(deliveries).get(id);
    const webhook = delivery && world.table(webhooks).get(delivery.webhookId);
    const event = delivery && world.table(events).get(delivery.eventId);
    if (delivery?.uid !== user.uid || !webhook || !event)
      throw invalid("id", "exists", "There is no such delivery, or its webhook was removed.");
    checkEnabled(webhook);
    return deliveryView(world, addDelivery(world, webhook, event));
  },
  pingWebhook: ({ world, user }, { id }) => {
    const webhook = ownWebhook(world, user.uid, id);
    checkEnabled(webhook);
    return deliveryView(world, addDelivery(world, webhook, addEvent(world, null, "webhook.ping", {})));
  },
} satisfies Operations;

/** Returns a page of a merchant's or one webhook's deliveries. It costs only the rows of the page. */
function listDeliveries(
  world: World,
  uid: string,
  input: WireInput<"getWebhookDeliveries">,
): Result<"getWebhookDeliveries"> {
  const table = world.table(deliveries);
  const { id, Status, RecordId } = input;
  const fits = (row: Delivery) => row.uid === uid && (Status?.includes(row.status) ?? true);
  const runs = (order: string) =>
    id === undefined ? table.runs("uid", uid, order, fits) : table.runs("webhookId", id, order, fits);
  const kept = world.clock.now() - KEPT_FOR;
  const [from, until] = spanOf(input) ?? [kept, Number.POSITIVE_INFINITY];
  const reading = {
    by: { time: ({ createdAt }: Delivery) => createdAt },
    order: (row: Delivery) => table.orderOf(row.id),
    within: [Math.max(kept, from), until] as const,
    matches:
      RecordId === undefined
        ? undefined
        : ({ eventId }: Delivery) => world.table(events).get(eventId)?.data.link?.id === RecordId,
  };
  return readList(runs, input, reading, (row) => deliveryView(world, row));
}
