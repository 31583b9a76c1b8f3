import type { Appeal } from "@coffer/sdk";
import { TwoLine } from "@coffer/ui";
import { When } from "../../../kernel/page/when.tsx";
import { statusOf } from "../../../kernel/status/status.ts";
import { StatusTag } from "../../../kernel/status/status-tag.tsx";
import type { Column } from "../../../kernel/table/columns.ts";
import type { ListExport } from "../../../kernel/table/export-list.ts";
import { type MessageId, Text, useText } from "../../../lib/text.tsx";
import { appealStatus, responsibilityNames } from "../appeal/appeal-status.ts";

const faultOf = ({ responsibility }: Appeal): MessageId | undefined =>
  responsibility === null ? undefined : (responsibilityNames[responsibility] ?? "fiat.faultNeither");
const coinWord = ({ coinTo }: Appeal): MessageId | undefined =>
  coinTo === null ? undefined : coinTo === "user" ? "fiat.coinToYou" : "fiat.coinToDealer";

export function useTicketColumns(): Column<Appeal>[] {
  const text = useText();
  return [
    {
      id: "number",
      header: text("fiat.ticketColumn"),
      cell: ({ number, reason }) => (
        <TwoLine title={reason} note={<span className="whitespace-nowrap font-mono text-head">{number}</span>} />
      ),
    },
    {
      id: "order",
      header: text("fiat.order"),
      cell: ({ orderNumber }) => <span className="whitespace-nowrap font-mono text-label">{orderNumber}</span>,
    },
    { id: "time", header: text("fiat.opened"), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "outcome",
      header: text("fiat.outcome"),
      cell: (appeal) => {
        const [coin, fault] = [coinWord(appeal), faultOf(appeal)];
        return coin ? <TwoLine title={text(coin)} note={fault && text(fault)} /> : <Text id="fiat.undecided" />;
      },
    },
    {
      id: "status",
      header: text("table.status"),
      cell: ({ status }) => <StatusTag of={appealStatus} value={status} />,
    },
  ];
}

/** What stands in the file of appeals. */
export function useTicketFields(): ListExport<Appeal>["fields"] {
  const text = useText();
  const word = (id: MessageId | undefined) => (id ? text(id) : "");
  return [
    { header: text("fiat.ticketColumn"), value: ({ number }) => number },
    { header: text("fiat.openedUtc"), value: ({ time }) => time },
    { header: text("fiat.order"), value: ({ orderNumber }) => orderNumber },
    { header: text("fiat.reason"), value: ({ reason }) => reason },
    { header: text("fiat.remark"), value: ({ remark }) => remark },
    { header: text("table.status"), value: ({ status }) => text(statusOf(appealStatus, status).label) },
    { header: text("fiat.outcome"), value: (appeal) => word(coinWord(appeal)) },
    { header: text("fiat.fault"), value: (appeal) => word(faultOf(appeal)) },
    { header: text("fiat.result"), value: ({ result }) => result ?? "" },
    { header: text("fiat.decidedUtc"), value: ({ completedAt }) => completedAt ?? "" },
  ];
}
