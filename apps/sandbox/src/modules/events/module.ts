import { defineModule } from "../../core/define-module.ts";
import { giveUp, sendAgain, timeOut } from "./attempt.ts";
import { deliveries, deliveryLife, hasDeliveries } from "./delivery.ts";
import { events } from "./event.ts";
import { operations } from "./operations.ts";
import { receiver } from "./receiver.ts";
import { hasWebhooks, webhookLife, webhooks } from "./webhook.ts";
import { WebhookSender } from "./webhook-sender.ts";
import { mayReach } from "./webhook-url.ts";

export const module = defineModule({
  name: "events",
  needs: ["assets/records", "auth/inbox", "auth/session", "auth/user"],
  operations,
  tables: [events, webhooks, deliveries],
  dueTasks: [sendAgain, timeOut, giveUp],
  actors: { receiver },
  lifeCycles: [webhookLife, deliveryLife],
  provides: {
    webhooks: {
      hasWebhooks,
      hasDeliveries,
      sender: (send, { hosts, loopback }, resume) => new WebhookSender(send, mayReach(hosts, loopback), resume),
    },
  },
});
