import { ApiKeyStatus } from "@coffer/sdk";
import { StatusChip, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { Copy } from "../../platform/page/address.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { formatDay, formatMoment } from "../../platform/time/time.ts";
import { AddressScope, Permissions, Places, placesOf } from "./key-labels.tsx";
import type { Key } from "./use-keys.ts";

export function useKeyColumns(): Column<Key>[] {
  const intl = useIntl();
  return [
    {
      id: "name",
      header: intl.formatMessage({ id: "apiKeys.name" }),
      cell: (key) => <Name of={key} />,
      value: ({ remark }) => remark,
      sort: true,
    },
    {
      id: "may",
      header: intl.formatMessage({ id: "apiKeys.may" }),
      cell: ({ permissions, addressScope, addressIds }) => (
        <TwoLine
          title={<Permissions of={permissions} />}
          note={<AddressScope scope={addressScope} count={addressIds.length} />}
        />
      ),
    },
    {
      id: "from",
      header: intl.formatMessage({ id: "apiKeys.from" }),
      cell: (key) => <TwoLine title={<Places count={placesOf(key).length} />} note={<Ends of={key} />} />,
    },
    {
      id: "used",
      header: intl.formatMessage({ id: "apiKeys.used" }),
      sort: true,
      value: ({ lastUsedAt }) => lastUsedAt ?? "",
      cell: ({ lastUsedAt, createdAt }) => (
        <TwoLine
          title={lastUsedAt ? <When at={lastUsedAt} relative /> : <FormattedMessage id="apiKeys.neverUsed" />}
          note={<FormattedMessage id="apiKeys.created" values={{ time: <Day at={createdAt} /> }} />}
        />
      ),
    },
  ];
}

/** The name, the access key, and the previous one while it is valid. */
function Name({ of: { remark, accessKey, status, previous } }: { of: Key }) {
  const intl = useIntl();
  return (
    <div className="min-w-0 max-w-80">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium [overflow-wrap:anywhere]">
        {remark}
        {status === ApiKeyStatus.abnormal && (
          <StatusChip tone="bad">
            <FormattedMessage id="apiKeys.stopped" />
          </StatusChip>
        )}
      </p>
      <p className="flex items-center gap-1 font-mono text-head text-ink-2" translate="no">
        <span className="truncate">{accessKey}</span>
        <Copy value={accessKey} label={intl.formatMessage({ id: "apiKeys.copyAccess" })} />
      </p>
      {previous && (
        <p className="text-head text-ink-2">
          <FormattedMessage
            id="apiKeys.oldPair"
            values={{
              key: <span className="font-mono">{`…${previous.accessKey.slice(-6)}`}</span>,
              time: <When at={previous.endsAt} />,
            }}
          />{" "}
          {previous.lastUsedAt ? (
            <FormattedMessage id="apiKeys.oldUsed" values={{ time: <When at={previous.lastUsedAt} relative /> }} />
          ) : (
            <FormattedMessage id="apiKeys.oldUnused" />
          )}
        </p>
      )}
    </div>
  );
}

const soon = 14; // The days before its end from which the user should act.

function Ends({ of: { remainingDays, expiresAt } }: { of: Key }) {
  if (remainingDays === null || expiresAt === null) return <FormattedMessage id="apiKeys.noEnd" />;
  if (remainingDays === 0) return <FormattedMessage id="apiKeys.ended" />;
  return (
    <span className={remainingDays <= soon ? "text-warn" : undefined}>
      <FormattedMessage id="apiKeys.endsIn" values={{ days: remainingDays }} />
      {" · "}
      <Day at={expiresAt} />
    </span>
  );
}

/** Shows the day; the time is in its title. */
function Day({ at }: { at: string }) {
  const intl = useIntl();
  return (
    <time dateTime={at} title={formatMoment(at, intl)} className="whitespace-nowrap">
      {formatDay(at, intl)}
    </time>
  );
}
