import type { PaymentOrder, WebhookDelivery } from "@coffer/sdk";
import { StatusChip, type Tone } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { isOwner as ownerOf } from "../../../platform/merchant/role.ts";
import { When } from "../../../platform/page/when.tsx";
import { useAccount } from "../../../platform/session.ts";
import { eventsApi } from "../events-api.ts";
import { Part } from "./part.tsx";

const most = 20; // An order has a dozen events, and merchants have few webhooks.
const looks: Record<WebhookDelivery["status"], { tone: Tone; label: PlainMessageId }> = {
  pending: { tone: "info", label: "merchantOrders.noticePending" },
  delivered: { tone: "good", label: "merchantOrders.noticeDelivered" },
  retrying: { tone: "warn", label: "merchantOrders.noticeRetrying" },
  failed: { tone: "bad", label: "merchantOrders.noticeFailed" },
};

/** The webhook deliveries of an order. Webhooks are the merchant's: a cashier doesn't see them. */
export function Notices({ order }: { order: PaymentOrder }) {
  const isOwner = ownerOf(useAccount());
  const { data } = useQuery({
    ...eventsApi.events.getWebhookDeliveries.queryOptions({
      RecordId: order.id,
      StartTime: order.createdAt,
      MaxResultCount: most,
    }),
    enabled: isOwner,
    meta: { shows: "nothing" },
  });
  if (!isOwner || !data) return null;
  return (
    <Part title="merchantOrders.notices">
      {data.items.length === 0 ? (
        <p className="text-ink-2 text-label">
          <FormattedMessage id="merchantOrders.noNotices" />
        </p>
      ) : (
        <ul className="flex flex-col divide-y divide-line">
          {data.items.map(({ id, event, status, attemptCount, responseStatus, createdAt }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2 first:pt-0">
              <span>
                <span className="font-mono text-label">{event.type}</span>{" "}
                <span className="text-ink-2 text-label">{event.data.status}</span>
              </span>
              <span className="flex items-center gap-3 text-ink-2 text-label">
                <When at={createdAt} />
                <FormattedMessage
                  id="merchantOrders.noticeTries"
                  values={{ count: attemptCount, status: responseStatus ?? "–" }}
                />
                <StatusChip tone={looks[status].tone}>
                  <FormattedMessage id={looks[status].label} />
                </StatusChip>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
