import type { TransferRecord } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useIntl } from "react-intl";
import { ExactMoney } from "../../platform/money/money.tsx";
import { walletNames } from "../../platform/money/wallets.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import { When } from "../../platform/page/when.tsx";
import { statusOf, transferStep } from "../../platform/status/status.ts";
import type { Column } from "../../platform/table/columns.ts";
import type { ListExport } from "../../platform/table/export-list.ts";
import { useTransferService } from "./service.tsx";
import { TransferTag } from "./transfer-tag.tsx";

/** Source and destination in a line: "Wallet → Earn". */
function useRouteOf() {
  const intl = useIntl();
  const walletOr = (wallet: TransferRecord["fromWallet"], other: string | null) =>
    wallet === null ? (other ?? "") : intl.formatMessage({ id: walletNames[wallet] });
  return ({ fromWallet, toWallet, counterparty, incoming }: TransferRecord) => ({
    from: incoming ? (counterparty ?? "") : walletOr(fromWallet, counterparty),
    to: walletOr(toWallet, counterparty),
  });
}

export function useTransferColumns(): Column<TransferRecord>[] {
  const intl = useIntl();
  const routeOf = useRouteOf();
  const { transfer } = useTransferService().paths;
  return [
    {
      id: "number",
      header: intl.formatMessage({ id: "transfers.number" }),
      cell: (made) => {
        const { from, to } = routeOf(made);
        return (
          <TwoLine
            icon={<CoinIcon ticker={made.coin} />}
            title={
              <PathLink to={transfer} search={{ id: made.id }} className="hover:underline">
                {`${from} → ${to}`}
              </PathLink>
            }
            note={<span className="whitespace-nowrap font-mono text-head">{made.number}</span>}
          />
        );
      },
    },
    {
      id: "time",
      header: intl.formatMessage({ id: "transfers.time" }),
      sort: true,
      cell: ({ time }) => <When at={time} />,
    },
    {
      id: "amount",
      header: intl.formatMessage({ id: "transfers.amount" }),
      number: true,
      sort: true,
      cell: ({ amount, received, incoming, coin }) => <ExactMoney amount={incoming ? received : amount} unit={coin} />,
    },
    {
      id: "fee",
      header: intl.formatMessage({ id: "transfers.fee" }),
      number: true,
      cell: ({ fee, coin }) => <ExactMoney amount={fee} unit={coin} />,
    },
    {
      id: "status",
      header: intl.formatMessage({ id: "transfers.status" }),
      cell: (made) => <TransferTag made={made} />,
    },
  ];
}

/** The columns of the export. */
export function useTransferFields(): ListExport<TransferRecord>["fields"] {
  const intl = useIntl();
  const routeOf = useRouteOf();
  return [
    { header: intl.formatMessage({ id: "transfers.number" }), value: ({ number }) => number },
    { header: intl.formatMessage({ id: "transfers.timeUtc" }), value: ({ time }) => time },
    { header: intl.formatMessage({ id: "transfers.from" }), value: (made) => routeOf(made).from },
    { header: intl.formatMessage({ id: "transfers.to" }), value: (made) => routeOf(made).to },
    { header: intl.formatMessage({ id: "transfers.coin" }), value: ({ coin }) => coin },
    { header: intl.formatMessage({ id: "transfers.amount" }), value: ({ amount }) => amount },
    { header: intl.formatMessage({ id: "transfers.fee" }), value: ({ fee }) => fee },
    { header: intl.formatMessage({ id: "transfers.arriving" }), value: ({ received }) => received },
    {
      header: intl.formatMessage({ id: "transfers.status" }),
      value: ({ step }) => intl.formatMessage({ id: statusOf(transferStep, step).label }),
    },
    { header: intl.formatMessage({ id: "transfers.arrivedUtc" }), value: ({ arrivedAt }) => arrivedAt ?? "" },
    { header: intl.formatMessage({ id: "transfers.remark" }), value: ({ remark }) => remark ?? "" },
  ];
}
