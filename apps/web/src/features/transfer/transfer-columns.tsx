import type { TransferRecord } from "@coffer/sdk";
import { CoinIcon, TwoLine } from "@coffer/ui";
import { ExactMoney } from "../../kernel/money/money.tsx";
import { walletNames } from "../../kernel/money/wallets.ts";
import { PathLink } from "../../kernel/page/path-link.tsx";
import { When } from "../../kernel/page/when.tsx";
import { statusOf, transferStep } from "../../kernel/status/status.ts";
import type { Column } from "../../kernel/table/columns.ts";
import type { ListExport } from "../../kernel/table/export-list.ts";
import { useText } from "../../lib/text.tsx";
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
      header: text("transfer.number"),
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
    { id: "time", header: text("transfer.time"), sort: true, cell: ({ time }) => <When at={time} /> },
    {
      id: "amount",
      header: text("transfer.amount"),
      number: true,
      sort: true,
      cell: ({ amount, received, incoming, coin }) => <ExactMoney amount={incoming ? received : amount} unit={coin} />,
    },
    {
      id: "fee",
      header: text("transfer.fee"),
      number: true,
      cell: ({ fee, coin }) => <ExactMoney amount={fee} unit={coin} />,
    },
    {
      id: "status",
      header: text("transfer.status"),
      cell: (made) => <TransferTag made={made} />,
    },
  ];
}

/** What stands in the file of transfers. */
export function useTransferFields(): ListExport<TransferRecord>["fields"] {
  const text = useText();
  const routeOf = useRouteOf();
  return [
    { header: text("transfer.number"), value: ({ number }) => number },
    { header: text("transfer.timeUtc"), value: ({ time }) => time },
    { header: text("transfer.from"), value: (made) => routeOf(made).from },
    { header: text("transfer.to"), value: (made) => routeOf(made).to },
    { header: text("transfer.coin"), value: ({ coin }) => coin },
    { header: text("transfer.amount"), value: ({ amount }) => amount },
    { header: text("transfer.fee"), value: ({ fee }) => fee },
    { header: text("transfer.arriving"), value: ({ received }) => received },
    { header: text("transfer.status"), value: ({ step }) => text(statusOf(transferStep, step).label) },
    { header: text("transfer.arrivedUtc"), value: ({ arrivedAt }) => arrivedAt ?? "" },
    { header: text("transfer.remark"), value: ({ remark }) => remark ?? "" },
  ];
}
