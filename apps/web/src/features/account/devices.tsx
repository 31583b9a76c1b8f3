import type { GetSessionsResult } from "@coffer/sdk";
import { Button, StatusChip, TwoLine } from "@coffer/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, coffer } from "../../kernel/api.ts";
import { AskFirst } from "../../kernel/form/ask-first.tsx";
import { When } from "../../kernel/page/when.tsx";
import type { Column } from "../../kernel/table/columns.ts";
import { DataTable } from "../../kernel/table/data-table.tsx";
import { Text, useText } from "../../lib/text.tsx";

type Device = GetSessionsResult[number];

/** Where one is signed in, and the way to end it there. */
export function Devices() {
  const text = useText();
  const queryClient = useQueryClient();
  const query = useQuery({ ...api.profile.getSessions.queryOptions(), meta: { shows: "place" } });
  const readAgain = () =>
    Promise.all(
      [api.profile.getSessions, api.profile.getSafeOperationHistory].map(({ queryKey }) =>
        queryClient.invalidateQueries({ queryKey: queryKey() }),
      ),
    );
  const columns: Column<Device>[] = [
    {
      id: "device",
      header: text("account.device"),
      cell: ({ device, current }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {device}
          {current && (
            <StatusChip tone="good">
              <Text id="account.thisDevice" />
            </StatusChip>
          )}
        </span>
      ),
    },
    {
      id: "place",
      header: text("account.place"),
      cell: ({ location, ip }) => <TwoLine title={location ?? text("account.placeUnknown")} note={ip} />,
    },
    { id: "startedAt", header: text("account.signedInAt"), cell: ({ startedAt }) => <When at={startedAt} /> },
    { id: "lastSeen", header: text("account.lastSeen"), cell: ({ lastSeenAt }) => <When at={lastSeenAt} relative /> },
  ];
  const others = query.data?.some(({ current }) => !current);
  return (
    <>
      <DataTable
        caption={text("account.devices")}
        columns={columns}
        local
        query={query}
        rows={query.data}
        rowKey={({ id }) => id}
        actions={(device) => !device.current && <SignOutThere device={device} onDone={readAgain} />}
        empty={{ title: "" }}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3 px-1">
        <p className="text-ink-2 text-label">
          <Text id="account.devicesNote" />
        </p>
        {others && (
          <AskFirst
            trigger={
              <Button variant="secondary">
                <Text id="account.signOutOthers" />
              </Button>
            }
            title={<Text id="account.signOutOthersTitle" />}
            body={<Text id="account.signOutOthersNote" />}
            yes={<Text id="account.signOutOthers" />}
            no={<Text id="account.keepThem" />}
            act={async () => {
              await coffer.profile.endOtherSessions();
              await readAgain();
            }}
          />
        )}
      </div>
    </>
  );
}

function SignOutThere({ device: { id, device }, onDone }: { device: Device; onDone: () => Promise<unknown> }) {
  const text = useText();
  return (
    <AskFirst
      trigger={
        <Button variant="secondary" size="sm" aria-label={text("account.signOutThereOf", { device })}>
          <Text id="account.signOutThere" />
        </Button>
      }
      title={<Text id="account.signOutThereTitle" values={{ device }} />}
      body={<Text id="account.signOutThereNote" />}
      yes={<Text id="account.signOutThere" />}
      no={<Text id="account.keepThem" />}
      act={async () => {
        await coffer.profile.endSession({ id });
        await onDone();
      }}
    />
  );
}
