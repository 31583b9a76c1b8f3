import type { Appeal } from "@coffer/sdk";
import { TwoLine } from "@coffer/ui";
import { type MessageId, Text, useText } from "../../../platform/intl/text.tsx";
import { When } from "../../../platform/page/when.tsx";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";
import { appealStatus, responsibilityNames } from "../appeal/appeal-status.ts";

const faultOf = ({ responsibility }: Appeal): MessageId | undefined =>
  responsibility === null ? undefined : (responsibilityNames[responsibility] ?? "p2p.faultNeither");
const coinWord = ({ coinTo }: Appeal): MessageId | undefined =>
  coinTo === null ? undefined : coinTo === "user" ? "p2p.coinToYou" : "p2p.coinToDealer";

export function useTicketColumns(): Column<Appeal>[] {
  const text = useText();
  return [
    {
      id: "number",
      header: text("p2p.ticketColumn"),
      cell: ({ number, reason }) => (
        <TwoLine title={reason} note={<span className="whitespace-nowrap font-mono text-head">{number}</span>} />
      ),
    },
    {
      id: "order",
      header: text("p2p.order"),
      cell: ({ orderNumber }) => <span className="whitespace-nowrap font-mono text-label">{orderNumber}</span>,
    },
    { id: "time", header: text("p2p.opened"), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "outcome",
      header: text("p2p.outcome"),
      cell: (appeal) => {
        const [coin, fault] = [coinWord(appeal), faultOf(appeal)];
        return coin ? <TwoLine title={text(coin)} note={fault && text(fault)} /> : <Text id="p2p.undecided" />;
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
    { header: text("p2p.ticketColumn"), value: ({ number }) => number },
    { header: text("p2p.openedUtc"), value: ({ time }) => time },
    { header: text("p2p.order"), value: ({ orderNumber }) => orderNumber },
    { header: text("p2p.reason"), value: ({ reason }) => reason },
    { header: text("p2p.remark"), value: ({ remark }) => remark },
    { header: text("table.status"), value: ({ status }) => text(statusOf(appealStatus, status).label) },
    { header: text("p2p.outcome"), value: (appeal) => word(coinWord(appeal)) },
    { header: text("p2p.fault"), value: (appeal) => word(faultOf(appeal)) },
    { header: text("p2p.result"), value: ({ result }) => result ?? "" },
    { header: text("p2p.decidedUtc"), value: ({ completedAt }) => completedAt ?? "" },
  ];
}
