import type { Event, EventType } from "@coffer/sdk";
import { Button, Select, TwoLine } from "@coffer/ui";
import { useQuery } from "@tanstack/react-query";
import { ListIcon } from "lucide-react";
import { useState } from "react";
import { Text, useText } from "../../platform/intl/text.tsx";
import { ExactMoney } from "../../platform/money/money.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import { DataTable } from "../../platform/table/data-table.tsx";
import { listQuery } from "../../platform/table/list-query.ts";
import { api } from "./api.ts";
import { eventTypes } from "./event-types.ts";
import { Payload } from "./payload.tsx";
import { useEventsSearch } from "./use-events-search.ts";

const look = 5000; // ms, "every few seconds to follow what happens"
const ALL = "all"; // a Select has no empty value

/** The log of what happened, told or not. */
export function Events() {
  const text = useText();
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
      caption={text("events.events")}
      query={query}
      rows={query.data?.items}
      total={query.data?.totalCount}
      rowKey={({ id }) => id}
      columns={useColumns()}
      under={(event) => event.id === opened && <Payload of={event} />}
      tools={
        <Select
          aria-label={text("events.type")}
          prefix={<Text id="table.filter" values={{ label: text("events.type") }} />}
          value={asked ?? ALL}
          onValueChange={(next) => void set({ type: next === ALL ? undefined : next })}
          options={[{ value: ALL, label: text("table.any") }, ...eventTypes.map((value) => ({ value, label: value }))]}
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
          <Text id="events.payload" />
        </Button>
      )}
      empty={{
        icon: <ListIcon />,
        title: <Text id="events.noEvents" />,
        body: <Text id="events.noEventsBody" />,
      }}
    />
  );
}

function useColumns(): Column<Event>[] {
  const text = useText();
  return [
    {
      id: "time",
      header: text("events.event"),
      sort: true,
      cell: ({ id, type }) => (
        <TwoLine title={<span className="font-mono text-label">{type}</span>} note={<span translate="no">{id}</span>} />
      ),
    },
    { id: "at", header: text("events.when"), cell: ({ time }) => <When at={time} /> },
    {
      id: "record",
      header: text("events.record"),
      cell: ({ data }) => <TwoLine title={data.number ?? "–"} note={data.status} />,
    },
    {
      id: "amount",
      header: text("events.amount"),
      number: true,
      cell: ({ data: { amount, coin } }) =>
        amount !== null && coin !== null ? <ExactMoney amount={amount} unit={coin} /> : "–",
    },
  ];
}
