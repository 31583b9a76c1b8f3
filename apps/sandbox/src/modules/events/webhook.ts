import type { Result } from "@coffer/sdk/contract";
import { bytesToHex } from "@noble/hashes/utils.js";
import type { LifeCycle } from "../../core/life-cycle.ts";
import { invalid } from "../../core/refusal.ts";
import { secretOf } from "../../crypto/key-triple.ts";
import { isoOf } from "../../world/clock.ts";
import { defineTable } from "../../world/table.ts";
import type { World } from "../../world/world.ts";
import type { EventType } from "./event.ts";

type OnWire = Result<"getWebhookList">["items"][number];
export type WebhookStatus = OnWire["status"];

/**
 * Times are milliseconds of the world's clock. Secrets aren't stored: they derive from the id and the number of
 * rolls.
 */
export type Webhook = {
  id: string;
  uid: string;
  url: string;
  types: readonly EventType[];
  enabled: boolean;
  status: WebhookStatus;
  createdAt: number;
  lastSuccessAt: number | null;
  lastFailureAt: number | null;
  /** The number of failures in a row, and the time of the first. */
  failures: number;
  failingSince: number | null;
  /** The number of rolls, and the end of the previous secret. */
  rolls: number;
  oldSecretUntil: number | null;
};
export const webhooks = defineTable<Webhook>("webhooks", { key: "id", indexes: ["uid"] });

export const hasWebhooks = (world: World): boolean => world.table(webhooks).size > 0;

export const webhookLife: LifeCycle<WebhookStatus> = {
  status: "WebhookStatus",
  kept: { table: webhooks, field: "status" },
  start: ["active"],
  moves: [
    { from: ["active"], to: "failing", by: ["actor:receiver/answer", "clock:webhook.timeOut"] },
    { from: ["failing"], to: "active", by: ["actor:receiver/answer"] },
    {
      from: ["failing"],
      to: "disabled",
      by: ["actor:receiver/answer", "clock:webhook.giveUp", "clock:webhook.timeOut"],
    },
    { from: ["active", "failing"], to: "disabled", by: ["updateWebhook"] },
    { from: ["disabled"], to: "active", by: ["updateWebhook"] },
  ],
};

/** @throws 400, rule `exists`, also for another user's id */
export function ownWebhook(world: World, uid: string, id: string): Webhook {
  const webhook = world.table(webhooks).get(id);
  if (webhook?.uid !== uid) throw invalid("id", "exists", "There is no such webhook.");
  return webhook;
}

const secretNumbered = (world: World, id: string, rolls: number) =>
  `whsec_${bytesToHex(secretOf(world, `webhook ${id} ${rolls}`))}`;

/** Returns the valid secrets, newest first. */
export function secretsOf(world: World, { id, rolls, oldSecretUntil }: Webhook): readonly [string, ...string[]] {
  const secret = secretNumbered(world, id, rolls);
  const isOldGood = oldSecretUntil !== null && oldSecretUntil > world.clock.now();
  return isOldGood ? [secret, secretNumbered(world, id, rolls - 1)] : [secret];
}

const isoOrNull = (moment: number | null) => (moment === null ? null : isoOf(moment));

export function webhookView({ id, url, types, enabled, status, ...times }: Webhook): OnWire {
  return {
    id,
    url,
    types: [...types],
    enabled,
    status,
    createdAt: isoOf(times.createdAt),
    lastSuccessAt: isoOrNull(times.lastSuccessAt),
    lastFailureAt: isoOrNull(times.lastFailureAt),
  };
}
