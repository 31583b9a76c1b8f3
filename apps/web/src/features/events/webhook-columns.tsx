import type { Webhook } from "@coffer/sdk";
import { StatusChip, TwoLine } from "@coffer/ui";
import { Text, useText } from "../../platform/intl/text.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { visibleCharacters } from "../../platform/visible-characters.ts";
import { webhookLooks } from "./delivery-labels.ts";

export function useWebhookColumns(): Column<Webhook>[] {
  const text = useText();
  return [
    {
      id: "url",
      header: text("events.url"),
      cell: ({ url, types }) => (
        <TwoLine
          title={<span className="break-all font-mono text-label">{visibleCharacters(url)}</span>}
          note={<Text id="events.typeCount" values={{ count: types.length }} />}
        />
      ),
    },
    {
      id: "status",
      header: text("table.status"),
      cell: ({ status }) => (
        <StatusChip tone={webhookLooks[status].tone}>
          <Text id={webhookLooks[status].label} />
        </StatusChip>
      ),
    },
    {
      id: "last",
      header: text("events.lastArrived"),
      cell: ({ lastSuccessAt, lastFailureAt }) => (
        <TwoLine
          title={lastSuccessAt === null ? <Text id="events.never" /> : <When at={lastSuccessAt} relative />}
          note={
            lastFailureAt !== null && (
              <Text id="events.lastFailed" values={{ time: <When at={lastFailureAt} relative /> }} />
            )
          }
        />
      ),
    },
  ];
}
