import { Amount, CoinIcon, StatusChip, TwoLine } from "@coffer/ui";
import type { Transaction } from "../../api/replies.ts";
import { grouped } from "../../parts/grouped.ts";
import { momentText, spanText } from "../../parts/time.ts";
import { words } from "../../words.ts";
import { Confirmations } from "./confirmations.tsx";

const text = words.chain;

interface TransactionRowProps {
  transaction: Transaction;
  who: string;
  now: number | undefined;
  mine: (milliseconds: number) => void;
  isBusy: boolean;
}

export function TransactionRow({ transaction, who, now, mine, isBusy }: TransactionRowProps) {
  const { kind, coin, network, amount, status, moving, at, number } = transaction;
  const { label, tone } =
    kind === "deposit" && status === 12 && moving ? { label: text.held, tone: "info" as const } : text.status[status];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2.5 px-5 py-3 lg:grid-cols-[minmax(0,2.2fr)_minmax(0,1.5fr)_minmax(0,1.2fr)_minmax(0,3fr)]">
      <TwoLine
        icon={<CoinIcon ticker={coin} />}
        title={<Amount whole={`${kind === "deposit" ? "+" : "−"}${grouped(amount)}`} unit={coin} />}
        note={`${text[kind]} · ${network}`}
      />
      <TwoLine
        className="max-lg:order-1 max-lg:col-span-2 max-lg:pl-[42px]"
        title={who}
        note={
          <time dateTime={at} title={`${number}, ${momentText(at)}`}>
            {now !== undefined && words.ago(spanText(now - Date.parse(at)))}
          </time>
        }
      />
      <div>
        <StatusChip tone={tone}>{label}</StatusChip>
      </div>
      {moving && <Confirmations transaction={transaction} mine={mine} isBusy={isBusy} />}
    </li>
  );
}
