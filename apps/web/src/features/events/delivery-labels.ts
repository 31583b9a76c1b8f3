import type { DeliveryFailure, DeliveryStatus, WebhookStatus } from "@coffer/sdk";
import type { Tone } from "@coffer/ui";
import type { PlainMessageId } from "../../platform/intl/intl.ts";

interface Look {
  tone: Tone;
  label: PlainMessageId;
}
export const deliveryLooks: Record<DeliveryStatus, Look> = {
  pending: { tone: "info", label: "events.pending" },
  delivered: { tone: "good", label: "events.delivered" },
  retrying: { tone: "warn", label: "events.retrying" },
  failed: { tone: "bad", label: "events.failed" },
};
export const webhookLooks: Record<WebhookStatus, Look> = {
  active: { tone: "good", label: "events.active" },
  failing: { tone: "warn", label: "events.failing" },
  disabled: { tone: "neutral", label: "events.disabled" },
};
export const failures: Record<DeliveryFailure, PlainMessageId> = {
  status: "events.failStatus",
  timeout: "events.failTimeout",
  redirect: "events.failRedirect",
  unreachable: "events.failUnreachable",
  interrupted: "events.failInterrupted",
  stopped: "events.failStopped",
  notSent: "events.failNotSent",
};
