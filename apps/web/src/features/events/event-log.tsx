import type { Event, EventType } from "@coffer/sdk";
import { Button, Select, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { ListIcon } from "lucide-react";
import { useState } from "react";
import { useIntl } from "react-intl";
import { FormattedMessage } from "../../platform/intl/intl.ts";
import { ExactMoney } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { listQuery } from "../../platform/table/list-query.ts";
import { api } from "./api.ts";
import { eventTypes } from "./event-types.ts";
import { Payload } from "./payload.tsx";
import { useEventsSearch } from "./use-events-search.ts";

const look = 5000; // ms, "every few seconds to follow what happens".
const ALL = "all"; // A Select has no empty value.

/** The event log, delivered or not. */
export function Events() {
  const intl = useIntl();
  const { query: page, set, sort, type } = useEventsSearch();
  const asked = eventTypes.find((each) => each === type);
  const query = useQuery({
    ...api.events.getEventList.queryOptions({
      ...page,
      ...(sort === "time" && { Sorting: "time asc" as const }),
      ...(asked !== undefined && { Types: [asked] as EventType[] }),
    }),
    ...listQuery(() => look),
  });
  const [opened, setOpened] = useState<string>();
  return (
    <DataTable
      titled
      caption={intl.formatMessage({ id: "events.events" })}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ id }) => id}
      columns={useColumns()}
      under={(event) => event.id === opened && <Payload of={event} />}
      tools={
        <Select
          aria-label={intl.formatMessage({ id: "events.type" })}
          prefix={<FormattedMessage id="table.filter" values={{ label: intl.formatMessage({ id: "events.type" }) }} />}
          value={asked ?? ALL}
          onValueChange={(next) => void set({ type: next === ALL ? undefined : next })}
          options={[
            { value: ALL, label: intl.formatMessage({ id: "table.any" }) },
            ...eventTypes.map((value) => ({ value, label: value })),
          ]}
          className="sm:w-56"
        />
      }
      filtered={asked !== undefined}
      clear={() => void set({ type: undefined })}
      actions={({ id }) => (
        <Button
          variant="ghost"
          size="sm"
          aria-expanded={opened === id}
          onClick={() => setOpened(opened === id ? undefined : id)}
        >
          <FormattedMessage id="events.payload" />
        </Button>
      )}
      empty={{
        icon: <ListIcon />,
        title: <FormattedMessage id="events.noEvents" />,
        body: <FormattedMessage id="events.noEventsBody" />,
      }}
    />
  );
}

function useColumns(): Column<Event>[] {
  const intl = useIntl();
  return [
    {
      id: "time",
      header: intl.formatMessage({ id: "events.event" }),
      sort: true,
      cell: ({ id, type }) => (
        <TwoLine title={<span className="font-mono text-label">{type}</span>} note={<span translate="no">{id}</span>} />
      ),
    },
    { id: "at", header: intl.formatMessage({ id: "events.when" }), cell: ({ time }) => <When at={time} /> },
    {
      id: "record",
      header: intl.formatMessage({ id: "events.record" }),
      cell: ({ data }) => <TwoLine title={data.number ?? "–"} note={data.status} />,
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "events.amount" }),
      number: true,
      cell: ({ data: { amount, coin } }) =>
        amount !== null && coin !== null ? <ExactMoney amount={amount} unit={coin} /> : "–",
    },
  ];
}
