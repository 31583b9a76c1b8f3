import { Amount, CoinIcon, StatusChip, TwoLine } from "@coffer/ui";
import type { Transaction } from "../../calls/replies.ts";
import { grouped } from "../../parts/grouped.ts";
import { transactionTones } from "../../parts/tones.ts";
import { useTimes } from "../../parts/use-times.ts";
import { useWords } from "../../words/use-words.ts";
import { Confirmations } from "./confirmations.tsx";

interface TransactionRowProps {
  transaction: Transaction;
  who: string;
  now: number | undefined;
  mine: (milliseconds: number) => void;
  isBusy: boolean;
}

export function TransactionRow({ transaction, who, now, mine, isBusy }: TransactionRowProps) {
  const words = useWords();
  const text = words.chain;
  const { momentText, spanText } = useTimes();
  const { kind, coin, network, amount, status, moving, at, number } = transaction;
  const labels: Readonly<Record<number, string>> = text.status;
  const kinds: Readonly<Record<string, string>> = { deposit: text.deposit, withdrawal: text.withdrawal };
  const isHeld = kind === "deposit" && status === 12 && moving;
  const [label, tone] = isHeld
    ? [text.held, "info" as const]
    : [labels[status] ?? String(status), transactionTones[status] ?? "neutral"];
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-6 gap-y-2.5 px-5 py-3 @3xl:grid-cols-[minmax(0,2.2fr)_minmax(0,1.5fr)_minmax(0,1.2fr)_minmax(0,3fr)]">
      <TwoLine
        icon={<CoinIcon ticker={coin} />}
        title={<Amount whole={`${kind === "deposit" ? "+" : "−"}${grouped(amount)}`} unit={coin} />}
        note={`${kinds[kind] ?? kind} · ${network}`}
      />
      <TwoLine
        className="@max-3xl:order-1 @max-3xl:col-span-2 @max-3xl:pl-[42px]"
        title={who}
        note={
          <time dateTime={at} title={`${number}, ${momentText(at)}`}>
            {now !== undefined && words.frame.ago(spanText(now - Date.parse(at)))}
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
