import { TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import type { ListExport } from "../../platform/table/export-list.ts";

/** The common columns of both histories. */
export interface Happened {
  id: string;
  time: string;
  ip: string;
  device: string;
  location: string | null;
}

/** An event as text; suspicious ones are emphasised. */
export interface EventView<Row> {
  words: (row: Row) => string;
  odd: (row: Row) => boolean;
}

export function useEventColumns<Row extends Happened>({ words, odd }: EventView<Row>): Column<Row>[] {
  const intl = useIntl();
  return [
    {
      id: "event",
      header: intl.formatMessage({ id: "profile.event" }),
      cell: (row) => <span className={odd(row) ? "font-medium text-warn" : undefined}>{words(row)}</span>,
    },
    { id: "device", header: intl.formatMessage({ id: "profile.device" }), cell: ({ device }) => device },
    {
      id: "place",
      header: intl.formatMessage({ id: "profile.place" }),
      cell: ({ location, ip }) => (
        <TwoLine title={location ?? intl.formatMessage({ id: "profile.placeUnknown" })} note={ip} />
      ),
    },
    {
      id: "time",
      header: intl.formatMessage({ id: "profile.time" }),
      sort: true,
      cell: ({ time }) => <When at={time} />,
    },
  ];
}

/** The columns of the history's export. */
export function useEventFields<Row extends Happened>({ words }: EventView<Row>): ListExport<Row>["fields"] {
  const intl = useIntl();
  return [
    { header: intl.formatMessage({ id: "profile.timeUtc" }), value: ({ time }) => time },
    { header: intl.formatMessage({ id: "profile.event" }), value: words },
    { header: intl.formatMessage({ id: "profile.device" }), value: ({ device }) => device },
    { header: intl.formatMessage({ id: "profile.place" }), value: ({ location }) => location ?? "" },
    { header: intl.formatMessage({ id: "profile.ip" }), value: ({ ip }) => ip },
  ];
}
