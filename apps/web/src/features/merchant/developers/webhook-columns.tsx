import type { Webhook } from "@coffer/sdk";
import { StatusChip, TwoLine } from "@coffer/ui";
import { When } from "../../../kernel/page/when.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import { Text, useText } from "../../../lib/text.tsx";
import { visible } from "../../../lib/visible.ts";
import { webhookLooks } from "./delivery-words.ts";

export function useWebhookColumns(): Column<Webhook>[] {
  const text = useText();
  return [
    {
      id: "url",
      header: text("developers.url"),
      cell: ({ url, types }) => (
        <TwoLine
          title={<span className="break-all font-mono text-label">{visible(url)}</span>}
          note={<Text id="developers.typeCount" values={{ count: types.length }} />}
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
      header: text("developers.lastArrived"),
      cell: ({ lastSuccessAt, lastFailureAt }) => (
        <TwoLine
          title={lastSuccessAt === null ? <Text id="developers.never" /> : <When at={lastSuccessAt} relative />}
          note={
            lastFailureAt !== null && (
              <Text id="developers.lastFailed" values={{ time: <When at={lastFailureAt} relative /> }} />
            )
          }
        />
      ),
    },
  ];
}
