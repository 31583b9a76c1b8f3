import { PaymentOrderStatus } from "@coffer/sdk";
import { useQuery } from "@tanstack/react-query";
import type { PlainMessageId } from "../../platform/intl/intl.ts";
import { api } from "./api.ts";
import { useWebhooks } from "./use-webhooks.ts";

const look = 5000; // ms: a partner's program runs in another window.
const shows = { shows: "nothing" } as const;
const { paid: isPaid, completed, refundPending, refunded } = PaymentOrderStatus;

export interface Step {
  name: "key" | "webhook" | "test" | "order" | "paid" | "told";
  title: PlainMessageId;
  body: PlainMessageId;
  /** Whether it is done; undefined while unknown. */
  done: boolean | undefined;
}

/** The steps from a key to the first paid order with a delivered event, by their real state. */
export function useSteps(): { steps: Step[]; error: unknown; again: () => void } {
  const keys = useQuery({ ...api.apiKeys.getApiKeyList.queryOptions(), meta: shows });
  const webhooks = useWebhooks();
  // Orders made at the till don't count.
  const byKey = (more: { Status?: PaymentOrderStatus[] } = {}) => ({
    ...api.merchant.getPaymentOrderList.queryOptions({ ByApiKey: true, MaxResultCount: 1, ...more }),
    refetchInterval: look,
    meta: shows,
  });
  const created = useQuery(byKey());
  const paid = useQuery(byKey({ Status: [isPaid, completed, refundPending, refunded] }));
  const paidOrder = paid.data?.items[0]?.id;
  const told = useQuery({
    ...api.events.getWebhookDeliveries.queryOptions({
      Status: ["delivered"],
      MaxResultCount: 1,
      ...(paidOrder !== undefined && { RecordId: paidOrder }),
    }),
    enabled: paidOrder !== undefined,
    refetchInterval: look,
    meta: shows,
  });
  const hooks = webhooks.data?.items;
  const any = (page: { items: readonly unknown[] } | undefined) => page && page.items.length > 0;
  const steps: Step[] = [
    { name: "key", title: "events.keyStep", body: "events.keyBody", done: any(keys.data) },
    { name: "webhook", title: "events.webhookStep", body: "events.webhookBody", done: any(webhooks.data) },
    {
      ...{ name: "test", title: "events.testStep", body: "events.testBody" },
      done: hooks?.some(({ lastSuccessAt }) => lastSuccessAt !== null),
    },
    { name: "order", title: "events.orderStep", body: "events.orderBody", done: any(created.data) },
    { name: "paid", title: "events.paidStep", body: "events.paidBody", done: any(paid.data) },
    {
      ...{ name: "told", title: "events.toldStep", body: "events.toldBody" },
      done: paid.data && (paidOrder === undefined ? false : any(told.data)),
    },
  ];
  const failed = [keys, webhooks, created, paid].find(({ error, data }) => error && !data);
  return { steps, error: failed?.error, again: () => void failed?.refetch() };
}
