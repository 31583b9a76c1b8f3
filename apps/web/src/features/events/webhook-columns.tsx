import type { Webhook } from "@coffer/sdk";
import { StatusChip, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { visibleCharacters } from "../../platform/visible-characters.ts";
import { webhookLooks } from "./delivery-labels.ts";

export function useWebhookColumns(): Column<Webhook>[] {
  const intl = useIntl();
  return [
    {
      id: "url",
      header: intl.formatMessage({ id: "events.url" }),
      cell: ({ url, types }) => (
        <TwoLine
          title={<span className="break-all font-mono text-label">{visibleCharacters(url)}</span>}
          note={<FormattedMessage id="events.typeCount" values={{ count: types.length }} />}
        />
      ),
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "table.status" }),
      cell: ({ status }) => (
        <StatusChip tone={webhookLooks[status].tone}>
          <FormattedMessage id={webhookLooks[status].label} />
        </StatusChip>
      ),
    },
    {
      id: "last",
      header: intl.formatMessage({ id: "events.lastArrived" }),
      cell: ({ lastSuccessAt, lastFailureAt }) => (
        <TwoLine
          title={lastSuccessAt === null ? <FormattedMessage id="events.never" /> : <When at={lastSuccessAt} relative />}
          note={
            lastFailureAt !== null && (
              <FormattedMessage id="events.lastFailed" values={{ time: <When at={lastFailureAt} relative /> }} />
            )
          }
        />
      ),
    },
  ];
}
