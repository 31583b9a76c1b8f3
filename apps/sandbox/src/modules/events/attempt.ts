import type { Text } from "@coffer/errors";
import { HOUR, MINUTE, SECOND } from "../../core/scenario.ts";
import type { Answer } from "../../core/webhooks.ts";
import { dueTask } from "../../world/due-task.ts";
import type { World } from "../../world/world.ts";
import { sendMessage } from "../auth/inbox/exports.ts";
import { contactOf, users } from "../auth/user/exports.ts";
import { type Delivery, deliveries, type FailReason, onTheirWay, stopDeliveries } from "./delivery.ts";
import { noteEvent } from "./note.ts";
import { type Webhook, webhooks } from "./webhook.ts";

/** "Sent again after 1, 5 and 30 minutes, then every 2 hours, and for the last time 24 hours after the first." */
const WAITS = [MINUTE, 5 * MINUTE, 30 * MINUTE] as const;
const LATER_WAIT = 2 * HOUR;
export const TRIED_FOR = 24 * HOUR;
/** "Answer 2xx within 10 seconds." */
export const ANSWER_WITHIN = 10 * SECOND;
/** "3 attempts in a row." */
const FAILING_AFTER = 3;

/** An invalid HTTP status counts as no answer. */
export const answerOf = (status: number): Answer =>
  status >= 200 && status <= 599 ? { status } : { failed: "unreachable" };

export const sendAgain = dueTask("webhook.sendAgain", (world, { id }: { id: string }) => {
  const table = world.table(deliveries);
  if (table.get(id)?.step === "waiting") table.update(id, { step: "ready" });
});

type Attempt = { readonly id: string; readonly attempt: number };
/** Without a sender, an attempt times out on the world's clock. */
export const timeOut = dueTask("webhook.timeOut", (world, attempt: Attempt) => {
  takeAnswer(world, attempt, { failed: "timeout" });
});

export const giveUp = dueTask("webhook.giveUp", (world, { id, since }: { id: string; since: number }) => {
  const webhook = world.table(webhooks).get(id);
  // A pending delivery has another attempt, which decides.
  if (webhook?.status === "failing" && webhook.failingSince === since && onTheirWay(world, id).length === 0)
    disable(world, webhook);
});

/** Starts an attempt. A sender reports its answer; without one it stays open for the actor `receiver`. */
export function beginAttempt(
  world: World,
  { id, attemptCount, firstAttemptAt }: Delivery,
  byAdapter: boolean,
): Attempt {
  const now = world.clock.now();
  const attempt = attemptCount + 1;
  world.table(deliveries).update(id, {
    step: byAdapter ? "sent" : "open",
    attemptCount: attempt,
    firstAttemptAt: firstAttemptAt ?? now,
    lastAttemptAt: now,
    nextAttemptAt: null,
  });
  if (!byAdapter) timeOut.schedule(world, now + ANSWER_WITHIN, { id, attempt });
  return { id, attempt };
}

/** Never sends to such an address. The receiver isn't at fault, so the webhook isn't marked as failing. */
export function refuseToSend(world: World, { id, webhookId }: Delivery): void {
  world.table(deliveries).update(id, { status: "failed", step: "done", nextAttemptAt: null, failReason: "notSent" });
  world.table(webhooks).update(webhookId, { lastFailureAt: world.clock.now() });
}

/** Records the answer to an attempt, unless it was answered or timed out before. */
export function takeAnswer(world: World, { id, attempt }: Attempt, answer: Answer): void {
  const delivery = world.table(deliveries).get(id);
  const webhook = delivery && world.table(webhooks).get(delivery.webhookId);
  if (!webhook || delivery.attemptCount !== attempt || (delivery.step !== "sent" && delivery.step !== "open")) return;
  const status = "status" in answer ? answer.status : null;
  if (status !== null && status >= 200 && status < 300) arrived(world, delivery, webhook, status);
  else failed(world, delivery, webhook, status, "failed" in answer ? answer.failed : reasonOf(answer.status));
}

const reasonOf = (status: number): FailReason => (status >= 300 && status < 400 ? "redirect" : "status");

function arrived(world: World, { id }: Delivery, webhook: Webhook, responseStatus: number): void {
  const over = { step: "done", failReason: null, nextAttemptAt: null } as const;
  world.table(deliveries).update(id, { status: "delivered", responseStatus, ...over });
  const status = webhook.status === "failing" ? "active" : webhook.status;
  const lastSuccessAt = world.clock.now();
  world.table(webhooks).update(webhook.id, { status, lastSuccessAt, failures: 0, failingSince: null });
}

function failed(
  world: World,
  { id, once, attemptCount, firstAttemptAt }: Delivery,
  webhook: Webhook,
  responseStatus: number | null,
  failReason: FailReason,
): void {
  const now = world.clock.now();
  const last = (firstAttemptAt ?? now) + TRIED_FOR;
  const isOver = once || failReason === "notSent" || now >= last;
  const nextAttemptAt = isOver ? null : Math.min(now + (WAITS[attemptCount - 1] ?? LATER_WAIT), last);
  const status = isOver ? "failed" : "retrying";
  const step = isOver ? "done" : "waiting";
  world.table(deliveries).update(id, { status, step, nextAttemptAt, responseStatus, failReason });
  if (nextAttemptAt !== null) sendAgain.schedule(world, nextAttemptAt, { id });
  // A delivery that the sandbox may not send doesn't count as a failure of the receiver.
  if (failReason === "notSent") world.table(webhooks).update(webhook.id, { lastFailureAt: now });
  else noteFailure(world, webhook);
}

function noteFailure(world: World, webhook: Webhook): void {
  const now = world.clock.now();
  const failures = webhook.failures + 1;
  const failingSince = webhook.failingSince ?? now;
  const isFailing = webhook.status === "failing" || failures >= FAILING_AFTER;
  const after = world.table(webhooks).update(webhook.id, {
    status: isFailing ? "failing" : webhook.status,
    lastFailureAt: now,
    ...{ failures, failingSince },
  });
  if (webhook.status === "failing" && now >= failingSince + TRIED_FOR) disable(world, after);
  else if (webhook.status !== "failing" && isFailing)
    giveUp.schedule(world, Math.max(now, failingSince + TRIED_FOR), { id: webhook.id, since: failingSince });
}

function disable(world: World, webhook: Webhook): void {
  world.table(webhooks).update(webhook.id, { status: "disabled", failures: 0, failingSince: null });
  stopDeliveries(world, webhook.id);
  tellDisabled(world, webhook);
}

const subject: Text = { en: "Your webhook was stopped", "zh-CN": "您的 Webhook 已停用" };

/** Notifies the merchant by message, in the log, and at the other webhooks. */
function tellDisabled(world: World, { id, uid, url }: Webhook): void {
  noteEvent(world, uid, "webhook.disabled", { number: id, status: "disabled", previousStatus: "failing" });
  const owner = world.table(users).get(uid);
  if (!owner) return;
  const text: Text = {
    en: `No event arrived at ${url} for 24 hours, so none is sent there any more. Mend the receiver, then turn the webhook on again. What was missed is in the event log.`,
    "zh-CN": `24 小时内没有任何事件送达 ${url}，因此已停止推送。请修复接收端后重新启用该 Webhook。错过的事件可在事件日志中查看。`,
  };
  sendMessage(world, contactOf(owner), owner.language, { subject, text });
}
