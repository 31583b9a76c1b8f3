import type { DeliveryFailure, DeliveryStatus, WebhookStatus } from "@coffer/sdk";
import type { Tone } from "@coffer/ui";
import type { MessageId } from "../../../lib/text.tsx";

interface Look {
  tone: Tone;
  label: MessageId;
}
export const deliveryLooks: Record<DeliveryStatus, Look> = {
  pending: { tone: "info", label: "developers.pending" },
  delivered: { tone: "good", label: "developers.delivered" },
  retrying: { tone: "warn", label: "developers.retrying" },
  failed: { tone: "bad", label: "developers.failed" },
};
export const webhookLooks: Record<WebhookStatus, Look> = {
  active: { tone: "good", label: "developers.active" },
  failing: { tone: "warn", label: "developers.failing" },
  disabled: { tone: "neutral", label: "developers.disabled" },
};
export const failures: Record<DeliveryFailure, MessageId> = {
  status: "developers.failStatus",
  timeout: "developers.failTimeout",
  redirect: "developers.failRedirect",
  unreachable: "developers.failUnreachable",
  interrupted: "developers.failInterrupted",
  stopped: "developers.failStopped",
  notSent: "developers.failNotSent",
};
