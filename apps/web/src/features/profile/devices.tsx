import type { GetSessionsResult } from "@coffer/sdk";
import { Button, StatusChip, TwoLine } from "@coffer/ui";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useIntl } from "react-intl";
import { api, coffer } from "../../platform/api.ts";
import { AskFirst } from "../../platform/form/ask-first.tsx";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";

type Device = GetSessionsResult[number];

/** The user's sessions, each with a sign-out button. */
export function Devices() {
  const intl = useIntl();
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
      header: intl.formatMessage({ id: "profile.device" }),
      cell: ({ device, current }) => (
        <span className="inline-flex flex-wrap items-center gap-2">
          {device}
          {current && (
            <StatusChip tone="good">
              <FormattedMessage id="profile.thisDevice" />
            </StatusChip>
          )}
        </span>
      ),
    },
    {
      id: "place",
      header: intl.formatMessage({ id: "profile.place" }),
      cell: ({ location, ip }) => (
        <TwoLine title={location ?? intl.formatMessage({ id: "profile.placeUnknown" })} note={ip} />
      ),
    },
    {
      id: "startedAt",
      header: intl.formatMessage({ id: "profile.signedInAt" }),
      cell: ({ startedAt }) => <When at={startedAt} />,
    },
    {
      id: "lastSeen",
      header: intl.formatMessage({ id: "profile.lastSeen" }),
      cell: ({ lastSeenAt }) => <When at={lastSeenAt} relative />,
    },
  ];
  const others = query.data?.some(({ current }) => !current);
  return (
    <>
      <DataTable
        caption={intl.formatMessage({ id: "profile.devices" })}
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
          <FormattedMessage id="profile.devicesNote" />
        </p>
        {others && (
          <AskFirst
            trigger={
              <Button variant="secondary">
                <FormattedMessage id="profile.signOutOthers" />
              </Button>
            }
            title={<FormattedMessage id="profile.signOutOthersTitle" />}
            body={<FormattedMessage id="profile.signOutOthersNote" />}
            yes={<FormattedMessage id="profile.signOutOthers" />}
            no={<FormattedMessage id="profile.keepThem" />}
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
  const intl = useIntl();
  return (
    <AskFirst
      trigger={
        <Button
          variant="secondary"
          size="sm"
          aria-label={intl.formatMessage({ id: "profile.signOutThereOf" }, { device })}
        >
          <FormattedMessage id="profile.signOutThere" />
        </Button>
      }
      title={<FormattedMessage id="profile.signOutThereTitle" values={{ device }} />}
      body={<FormattedMessage id="profile.signOutThereNote" />}
      yes={<FormattedMessage id="profile.signOutThere" />}
      no={<FormattedMessage id="profile.keepThem" />}
      act={async () => {
        await coffer.profile.endSession({ id });
        await onDone();
      }}
    />
  );
}
