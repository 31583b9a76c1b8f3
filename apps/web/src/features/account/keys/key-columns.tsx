import { ApiKeyStatus } from "@coffer/sdk";
import { StatusChip, TwoLine } from "@coffer/ui";
import { Copy } from "../../../kernel/page/address.tsx";
import { When } from "../../../kernel/page/when.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import { Text, useLocale, useText } from "../../../lib/text.tsx";
import { formatDay, formatMoment } from "../../../lib/time.ts";
import { AddressScope, Permissions, Places, placesOf } from "./key-words.tsx";
import type { Key } from "./use-keys.ts";

export function useKeyColumns(): Column<Key>[] {
  const text = useText();
  return [
    {
      id: "name",
      header: text("keys.name"),
      cell: (key) => <Name of={key} />,
      value: ({ remark }) => remark,
      sort: true,
    },
    {
      id: "may",
      header: text("keys.may"),
      cell: ({ permissions, addressScope, addressIds }) => (
        <TwoLine
          title={<Permissions of={permissions} />}
          note={<AddressScope scope={addressScope} count={addressIds.length} />}
        />
      ),
    },
    {
      id: "from",
      header: text("keys.from"),
      cell: (key) => <TwoLine title={<Places count={placesOf(key).length} />} note={<Ends of={key} />} />,
    },
    {
      id: "used",
      header: text("keys.used"),
      sort: true,
      value: ({ lastUsedAt }) => lastUsedAt ?? "",
      cell: ({ lastUsedAt, createdAt }) => (
        <TwoLine
          title={lastUsedAt ? <When at={lastUsedAt} relative /> : <Text id="keys.neverUsed" />}
          note={<Text id="keys.created" values={{ time: <Day at={createdAt} /> }} />}
        />
      ),
    },
  ];
}

/** What it is called, its public half, and the pair before it while that one works. */
function Name({ of: { remark, accessKey, status, previous } }: { of: Key }) {
  const text = useText();
  return (
    <div className="min-w-0 max-w-80">
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium [overflow-wrap:anywhere]">
        {remark}
        {status === ApiKeyStatus.abnormal && (
          <StatusChip tone="bad">
            <Text id="keys.stopped" />
          </StatusChip>
        )}
      </p>
      <p className="flex items-center gap-1 font-mono text-head text-ink-2" translate="no">
        <span className="truncate">{accessKey}</span>
        <Copy value={accessKey} label={text("keys.copyAccess")} />
      </p>
      {previous && (
        <p className="text-head text-ink-2">
          <Text
            id="keys.oldPair"
            values={{
              key: <span className="font-mono">{`…${previous.accessKey.slice(-6)}`}</span>,
              time: <When at={previous.endsAt} />,
            }}
          />{" "}
          {previous.lastUsedAt ? (
            <Text id="keys.oldUsed" values={{ time: <When at={previous.lastUsedAt} relative /> }} />
          ) : (
            <Text id="keys.oldUnused" />
          )}
        </p>
      )}
    </div>
  );
}

const soon = 14; // days from which its end is something to act on

function Ends({ of: { remainingDays, expiresAt } }: { of: Key }) {
  if (remainingDays === null || expiresAt === null) return <Text id="keys.noEnd" />;
  if (remainingDays === 0) return <Text id="keys.ended" />;
  return (
    <span className={remainingDays <= soon ? "text-warn" : undefined}>
      <Text id="keys.endsIn" values={{ days: remainingDays }} />
      {" · "}
      <Day at={expiresAt} />
    </span>
  );
}

/** A day is enough to tell keys apart; the minute is in its title. */
function Day({ at }: { at: string }) {
  const locale = useLocale();
  return (
    <time dateTime={at} title={formatMoment(at, locale)} className="whitespace-nowrap">
      {formatDay(at, locale)}
    </time>
  );
}
