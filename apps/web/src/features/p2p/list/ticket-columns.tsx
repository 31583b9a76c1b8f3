import type { Appeal } from "@coffer/sdk";
import { TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";
import { When } from "../../../platform/page/when.tsx";
import { statusOf } from "../../../platform/status/status.ts";
import { StatusTag } from "../../../platform/status/status-tag.tsx";
import type { Column } from "../../../platform/table/columns.ts";
import type { ListExport } from "../../../platform/table/export-list.ts";
import { appealStatus, responsibilityNames } from "../appeal/appeal-status.ts";

const faultOf = ({ responsibility }: Appeal): PlainMessageId | undefined =>
  responsibility === null ? undefined : (responsibilityNames[responsibility] ?? "p2p.faultNeither");
const coinWord = ({ coinTo }: Appeal): PlainMessageId | undefined =>
  coinTo === null ? undefined : coinTo === "user" ? "p2p.coinToYou" : "p2p.coinToDealer";

export function useTicketColumns(): Column<Appeal>[] {
  const intl = useIntl();
  return [
    {
      id: "number",
      header: intl.formatMessage({ id: "p2p.ticketColumn" }),
      cell: ({ number, reason }) => (
        <TwoLine title={reason} note={<span className="whitespace-nowrap font-mono text-head">{number}</span>} />
      ),
    },
    {
      id: "order",
      header: intl.formatMessage({ id: "p2p.order" }),
      cell: ({ orderNumber }) => <span className="whitespace-nowrap font-mono text-label">{orderNumber}</span>,
    },
    {
      id: "time",
      header: intl.formatMessage({ id: "p2p.opened" }),
      sort: true,
      cell: ({ time }) => <When at={time} />,
    },
    {
      id: "outcome",
      header: intl.formatMessage({ id: "p2p.outcome" }),
      cell: (appeal) => {
        const [coin, fault] = [coinWord(appeal), faultOf(appeal)];
        return coin ? (
          <TwoLine title={intl.formatMessage({ id: coin })} note={fault && intl.formatMessage({ id: fault })} />
        ) : (
          <FormattedMessage id="p2p.undecided" />
        );
      },
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "table.status" }),
      cell: ({ status }) => <StatusTag of={appealStatus} value={status} />,
    },
  ];
}

/** The columns of the appeals export. */
export function useTicketFields(): ListExport<Appeal>["fields"] {
  const intl = useIntl();
  const word = (id: PlainMessageId | undefined) => (id ? intl.formatMessage({ id }) : "");
  return [
    { header: intl.formatMessage({ id: "p2p.ticketColumn" }), value: ({ number }) => number },
    { header: intl.formatMessage({ id: "p2p.openedUtc" }), value: ({ time }) => time },
    { header: intl.formatMessage({ id: "p2p.order" }), value: ({ orderNumber }) => orderNumber },
    { header: intl.formatMessage({ id: "p2p.reason" }), value: ({ reason }) => reason },
    { header: intl.formatMessage({ id: "p2p.remark" }), value: ({ remark }) => remark },
    {
      header: intl.formatMessage({ id: "table.status" }),
      value: ({ status }) => intl.formatMessage({ id: statusOf(appealStatus, status).label }),
    },
    { header: intl.formatMessage({ id: "p2p.outcome" }), value: (appeal) => word(coinWord(appeal)) },
    { header: intl.formatMessage({ id: "p2p.fault" }), value: (appeal) => word(faultOf(appeal)) },
    { header: intl.formatMessage({ id: "p2p.result" }), value: ({ result }) => result ?? "" },
    { header: intl.formatMessage({ id: "p2p.decidedUtc" }), value: ({ completedAt }) => completedAt ?? "" },
  ];
}
