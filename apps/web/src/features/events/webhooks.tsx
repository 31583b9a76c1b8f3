import { Button } from "@coffer/ui";
import { WebhookIcon } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { useWebhooks } from "./use-webhooks.ts";
import { WebhookActions } from "./webhook-actions.tsx";
import { useWebhookColumns } from "./webhook-columns.tsx";
import { NewWebhook } from "./webhook-dialogs.tsx";

/** The contract: "a merchant has at most 10". */
const most = 10;

/** The merchant's webhooks. */
export function Webhooks() {
  const intl = useIntl();
  const query = useWebhooks();
  const columns = useWebhookColumns();
  const [adding, setAdding] = useState(false);
  const count = query.data?.items.length;
  const add = (
    <Button disabled={count === undefined || count >= most} onClick={() => setAdding(true)}>
      <FormattedMessage id="events.add" />
    </Button>
  );
  return (
    <>
      <DataTable
        caption={intl.formatMessage({ id: "events.webhooks" })}
        columns={columns}
        local
        query={query}
        rows={query.data?.items}
        rowKey={({ id }) => id}
        tools={count ? add : undefined}
        titled
        actions={(webhook) => <WebhookActions webhook={webhook} />}
        empty={{
          icon: <WebhookIcon />,
          title: <FormattedMessage id="events.none" />,
          body: <FormattedMessage id="events.noneBody" />,
          action: add,
        }}
      />
      {count !== undefined && count >= most && (
        <p className="mt-3 text-ink-2 text-label">
          <FormattedMessage id="events.full" values={{ most }} />
        </p>
      )}
      {adding && <NewWebhook close={() => setAdding(false)} />}
    </>
  );
}
