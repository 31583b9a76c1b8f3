import type { WebhookDelivery } from "@coffer/sdk";
import { Button, Select, StatusChip, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { WebhookIcon } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { FailureNote } from "../../platform/page/failure-note.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { listQuery } from "../../platform/table/list-query.ts";
import { MultiFilter } from "../../platform/table/multi-filter.tsx";
import { useAction } from "../../platform/use-action.ts";
import { visibleCharacters } from "../../platform/visible-characters.ts";
import { api, coffer } from "./api.ts";
import { deliveryLooks, failures } from "./delivery-labels.ts";
import { deliveryStatuses } from "./events-search.ts";
import { Payload } from "./payload.tsx";
import { useEventsSearch } from "./use-events-search.ts";
import { useEventsChanged, useWebhooks } from "./use-webhooks.ts";

const look = 3000; // ms: a test event is answered within seconds.
const ALL = "all"; // A Select has no empty value.

/** Deliveries with their answers and next attempts; each can be resent. */
export function Deliveries() {
  const intl = useIntl();
  const { query: page, set, hook, arrived, sort } = useEventsSearch();
  const { data: hooks } = useWebhooks();
  const query = useQuery({
    ...api.events.getWebhookDeliveries.queryOptions({
      ...page,
      ...(sort === "time" && { Sorting: "time asc" as const }),
      ...(hook !== undefined && { id: hook }),
      ...(arrived !== undefined && { Status: arrived }),
    }),
    ...listQuery(() => look),
  });
  const [opened, setOpened] = useState<string>();
  const { send, busy, failure } = useResend();
  return (
    <>
      {failure !== undefined && (
        <div className="mb-4">
          <FailureNote error={failure} />
        </div>
      )}
      <DataTable
        titled
        caption={intl.formatMessage({ id: "events.deliveries" })}
        query={query}
        rows={query.data?.items}
        total={query.data?.totalCount}
        rowKey={({ id }) => id}
        columns={useColumns(hooks?.items ?? [])}
        under={({ id, event }) => id === opened && <Payload of={event} />}
        tools={
          <>
            <Select
              aria-label={intl.formatMessage({ id: "events.webhook" })}
              prefix={
                <FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "events.webhook" }) }} />
              }
              value={hook ?? ALL}
              onValueChange={(next) => void set({ hook: next === ALL ? undefined : next })}
              options={[
                { value: ALL, label: intl.formatMessage({ id: "table.any" }) },
                ...(hooks?.items ?? []).map(({ id, url }) => ({ value: id, label: visibleCharacters(url) })),
              ]}
              className="sm:w-56"
            />
            <MultiFilter
              label={intl.formatMessage({ id: "table.status" })}
              options={deliveryStatuses.map((value) => ({
                value,
                label: intl.formatMessage({ id: deliveryLooks[value].label }),
              }))}
              chosen={arrived}
              change={(chosen) => void set({ arrived: chosen && [...chosen] })}
            />
          </>
        }
        filtered={hook !== undefined || arrived !== undefined}
        clear={() => void set({ hook: undefined, arrived: undefined })}
        actions={(delivery) => (
          <>
            {hooks?.items.some(({ id, status }) => id === delivery.webhookId && status !== "disabled") && (
              <Button variant="secondary" size="sm" disabled={busy} onClick={() => void send(delivery)}>
                <FormattedMessage id="events.again" />
              </Button>
            )}
            <Button
              variant="ghost"
              size="sm"
              aria-expanded={opened === delivery.id}
              onClick={() => setOpened(opened === delivery.id ? undefined : delivery.id)}
            >
              <FormattedMessage id="events.payload" />
            </Button>
          </>
        )}
        empty={{
          icon: <WebhookIcon />,
          title: <FormattedMessage id="events.noDeliveries" />,
          body: <FormattedMessage id="events.noDeliveriesBody" />,
        }}
      />
    </>
  );
}

/** One key per unanswered click: another click is the same resend. */
function useResend() {
  const { run, busy, failure } = useAction();
  const changed = useEventsChanged();
  const [keys] = useState(() => new Map<string, string>());
  const send = ({ id }: WebhookDelivery) =>
    run(async () => {
      const idempotencyKey = keys.get(id) ?? crypto.randomUUID();
      keys.set(id, idempotencyKey);
      await coffer.events.resendWebhookDelivery({ id }, { idempotencyKey }).finally(changed);
      keys.delete(id);
    });
  return { send, busy, failure };
}

function useColumns(hooks: readonly { id: string; url: string }[]): Column<WebhookDelivery>[] {
  const intl = useIntl();
  return [
    {
      id: "time",
      header: intl.formatMessage({ id: "events.event" }),
      sort: true,
      cell: ({ event, createdAt }) => (
        <TwoLine title={<span className="font-mono text-label">{event.type}</span>} note={<When at={createdAt} />} />
      ),
    },
    {
      id: "to",
      header: intl.formatMessage({ id: "events.webhook" }),
      cell: ({ webhookId, event }) => (
        <TwoLine
          title={
            <span className="break-all text-label">
              {visibleCharacters(
                hooks.find(({ id }) => id === webhookId)?.url ?? intl.formatMessage({ id: "events.gone" }),
              )}
            </span>
          }
          note={event.data.number}
        />
      ),
    },
    {
      id: "reply",
      header: intl.formatMessage({ id: "events.reply" }),
      cell: ({ responseStatus, failReason, attemptCount }) => (
        <TwoLine
          title={
            responseStatus !== null ? (
              `HTTP ${responseStatus}`
            ) : failReason ? (
              <FormattedMessage id={failures[failReason]} />
            ) : (
              "–"
            )
          }
          note={<FormattedMessage id="events.attempts" values={{ count: attemptCount }} />}
        />
      ),
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "table.status" }),
      cell: ({ status, nextAttemptAt }) => (
        <TwoLine
          title={
            <StatusChip tone={deliveryLooks[status].tone}>
              <FormattedMessage id={deliveryLooks[status].label} />
            </StatusChip>
          }
          note={
            status === "retrying" &&
            nextAttemptAt !== null && (
              <FormattedMessage id="events.next" values={{ time: <When at={nextAttemptAt} relative /> }} />
            )
          }
        />
      ),
    },
  ];
}
