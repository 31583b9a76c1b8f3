import type { GetSessionsResult } from "@coffer/sdk";
import { Button, StatusChip, TwoLine } from "@coffer/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { api, coffer } from "../../platform/api.ts";
import { AskFirst } from "../../platform/form/ask-first.tsx";
import { Text, useText } from "../../platform/intl/text.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";

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
      header: text("profile.device"),
      cell: ({ device, current }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {device}
          {current && (
            <StatusChip tone="good">
              <Text id="profile.thisDevice" />
            </StatusChip>
          )}
        </span>
      ),
    },
    {
      id: "place",
      header: text("profile.place"),
      cell: ({ location, ip }) => <TwoLine title={location ?? text("profile.placeUnknown")} note={ip} />,
    },
    { id: "startedAt", header: text("profile.signedInAt"), cell: ({ startedAt }) => <When at={startedAt} /> },
    { id: "lastSeen", header: text("profile.lastSeen"), cell: ({ lastSeenAt }) => <When at={lastSeenAt} relative /> },
  ];
  const others = query.data?.some(({ current }) => !current);
  return (
    <>
      <DataTable
        caption={text("profile.devices")}
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
          <Text id="profile.devicesNote" />
        </p>
        {others && (
          <AskFirst
            trigger={
              <Button variant="secondary">
                <Text id="profile.signOutOthers" />
              </Button>
            }
            title={<Text id="profile.signOutOthersTitle" />}
            body={<Text id="profile.signOutOthersNote" />}
            yes={<Text id="profile.signOutOthers" />}
            no={<Text id="profile.keepThem" />}
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
        <Button variant="secondary" size="sm" aria-label={text("profile.signOutThereOf", { device })}>
          <Text id="profile.signOutThere" />
        </Button>
      }
      title={<Text id="profile.signOutThereTitle" values={{ device }} />}
      body={<Text id="profile.signOutThereNote" />}
      yes={<Text id="profile.signOutThere" />}
      no={<Text id="profile.keepThem" />}
      act={async () => {
        await coffer.profile.endSession({ id });
        await onDone();
      }}
    />
  );
}
