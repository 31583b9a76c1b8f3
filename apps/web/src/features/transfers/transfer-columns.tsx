import type { TransferRecord } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { useText } from "../../platform/intl/text.tsx";
import { ExactMoney } from "../../platform/money/money.tsx";
import { walletNames } from "../../platform/money/wallets.ts";
import { PathLink } from "../../platform/page/path-link.tsx";
import { When } from "../../platform/page/when.tsx";
import { statusOf, transferStep } from "../../platform/status/status.ts";
import type { Column } from "../../platform/table/columns.ts";
import type { ListExport } from "../../platform/table/export-list.ts";
import { useTransferService } from "./service.tsx";
import { TransferTag } from "./transfer-tag.tsx";

/** Where it came from and where it went, in a line: "Wallet → Earn". */
function useRouteOf() {
  const text = useText();
  const walletOr = (wallet: TransferRecord["fromWallet"], other: string | null) =>
    wallet === null ? (other ?? "") : text(walletNames[wallet]);
  return ({ fromWallet, toWallet, counterparty, incoming }: TransferRecord) => ({
    from: incoming ? (counterparty ?? "") : walletOr(fromWallet, counterparty),
    to: walletOr(toWallet, counterparty),
  });
}

export function useTransferColumns(): Column<TransferRecord>[] {
  const text = useText();
  const routeOf = useRouteOf();
  const { transfer } = useTransferService().paths;
  return [
    {
      id: "number",
      header: text("transfers.number"),
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
    { id: "time", header: text("transfers.time"), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "amount",
      header: text("transfers.amount"),
      number: true,
      sort: true,
      cell: ({ amount, received, incoming, coin }) => <ExactMoney amount={incoming ? received : amount} unit={coin} />,
    },
    {
      id: "fee",
      header: text("transfers.fee"),
      number: true,
      cell: ({ fee, coin }) => <ExactMoney amount={fee} unit={coin} />,
    },
    {
      id: "status",
      header: text("transfers.status"),
      cell: (made) => <TransferTag made={made} />,
    },
  ];
}

/** What stands in the file of transfers. */
export function useTransferFields(): ListExport<TransferRecord>["fields"] {
  const text = useText();
  const routeOf = useRouteOf();
  return [
    { header: text("transfers.number"), value: ({ number }) => number },
    { header: text("transfers.timeUtc"), value: ({ time }) => time },
    { header: text("transfers.from"), value: (made) => routeOf(made).from },
    { header: text("transfers.to"), value: (made) => routeOf(made).to },
    { header: text("transfers.coin"), value: ({ coin }) => coin },
    { header: text("transfers.amount"), value: ({ amount }) => amount },
    { header: text("transfers.fee"), value: ({ fee }) => fee },
    { header: text("transfers.arriving"), value: ({ received }) => received },
    { header: text("transfers.status"), value: ({ step }) => text(statusOf(transferStep, step).label) },
    { header: text("transfers.arrivedUtc"), value: ({ arrivedAt }) => arrivedAt ?? "" },
    { header: text("transfers.remark"), value: ({ remark }) => remark ?? "" },
  ];
}
