import { TwoLine } from "@coffer/ui";
import { When } from "../../kernel/page/when.tsx";
import type { Column } from "../../kernel/table/columns.ts";
import type { ListExport } from "../../kernel/table/export-list.ts";
import { useText } from "../../lib/text.tsx";

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
      header: text("account.event"),
      cell: (row) => <span className={odd(row) ? "font-medium text-warn" : undefined}>{words(row)}</span>,
    },
    { id: "device", header: text("account.device"), cell: ({ device }) => device },
    {
      id: "place",
      header: text("account.place"),
      cell: ({ location, ip }) => <TwoLine title={location ?? text("account.placeUnknown")} note={ip} />,
    },
    { id: "time", header: text("account.time"), sort: true, cell: ({ time }) => <When at={time} /> },
  ];
}

/** What stands in the file of a history. */
export function useEventFields<Row extends Happened>({ words }: EventView<Row>): ListExport<Row>["fields"] {
  const text = useText();
  return [
    { header: text("account.timeUtc"), value: ({ time }) => time },
    { header: text("account.event"), value: words },
    { header: text("account.device"), value: ({ device }) => device },
    { header: text("account.place"), value: ({ location }) => location ?? "" },
    { header: text("account.ip"), value: ({ ip }) => ip },
  ];
}
