import { TwoLine } from "@coffer/ui";
import { useText } from "../../platform/intl/text.tsx";
import { When } from "../../platform/page/when.tsx";
import type { Column } from "../../platform/table/columns.ts";
import type { ListExport } from "../../platform/table/export-list.ts";

/** What every entry of a history tells beside what happened. */
export interface Happened {
  id: string;
  time: string;
  ip: string;
  device: string;
  location: string | null;
}

/** An event in words; one that somebody else may have caused stands out. */
export interface EventView<Row> {
  words: (row: Row) => string;
  odd: (row: Row) => boolean;
}

export function useEventColumns<Row extends Happened>({ words, odd }: EventView<Row>): Column<Row>[] {
  const text = useText();
  return [
    {
      id: "event",
      header: text("profile.event"),
      cell: (row) => <span className={odd(row) ? "font-medium text-warn" : undefined}>{words(row)}</span>,
    },
    { id: "device", header: text("profile.device"), cell: ({ device }) => device },
    {
      id: "place",
      header: text("profile.place"),
      cell: ({ location, ip }) => <TwoLine title={location ?? text("profile.placeUnknown")} note={ip} />,
    },
    { id: "time", header: text("profile.time"), sort: true, cell: ({ time }) => <When at={time} /> },
  ];
}

/** What stands in the file of a history. */
export function useEventFields<Row extends Happened>({ words }: EventView<Row>): ListExport<Row>["fields"] {
  const text = useText();
  return [
    { header: text("profile.timeUtc"), value: ({ time }) => time },
    { header: text("profile.event"), value: words },
    { header: text("profile.device"), value: ({ device }) => device },
    { header: text("profile.place"), value: ({ location }) => location ?? "" },
    { header: text("profile.ip"), value: ({ ip }) => ip },
  ];
}
