import { Amount } from "@coffer/ui";
import type { StatementLine } from "../../calls/replies.ts";
import { AccountLink } from "../../parts/account-link.tsx";
import { grouped } from "../../parts/grouped.ts";
import { useTimes } from "../../parts/use-times.ts";
import { PlaceLink } from "../../places.tsx";
import { useWords } from "../../words/use-words.ts";

type StatementRowProps = { line: StatementLine; account: string; currency: string };

/** An entry's effect on this account, its counterpart, and its request. */
export function StatementRow({ line, account, currency }: StatementRowProps) {
  const text = useWords().books;
  const { momentText } = useTimes();
  const { entry, change, heldChange, balanceAfter } = line;
  const others = entry.postings
    .map(({ from, to }) => (from === account ? to : from))
    .filter((each) => each !== account);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap gap-x-2">
          <span className="font-medium">{text.kinds[entry.kind]}</span>
          {[...new Set(others)].map((other) => (
            <span key={other} className="text-ink-2">
              <AccountLink account={other} />
            </span>
          ))}
        </p>
        <p className="mt-0.5 flex flex-wrap gap-x-3 text-ink-2 text-label">
          <time dateTime={entry.at}>{momentText(entry.at)}</time>
          {entry.requestId === null ? (
            <span>{text.byTime}</span>
          ) : (
            <PlaceLink to={{ section: "requests", item: entry.requestId }} className="text-vault underline">
              {text.requestOf(entry.requestId)}
            </PlaceLink>
          )}
        </p>
        <p className="mt-0.5 break-all font-mono text-head text-ink-3">{entry.id}</p>
      </div>
      <div className="text-right">
        {change !== "0" && (
          <Amount whole={signed(change)} unit={currency} tone={change.startsWith("-") ? "neutral" : "good"} />
        )}
        {heldChange !== "0" && (
          <p className="text-label text-warn">
            {heldChange.startsWith("-")
              ? text.freedAmount(`${grouped(heldChange.slice(1))} ${currency}`)
              : text.heldAmount(`${grouped(heldChange)} ${currency}`)}
          </p>
        )}
        <p className="text-ink-2 text-label">
          <span className="sr-only">{text.after}: </span>
          {grouped(balanceAfter)} {currency}
        </p>
      </div>
    </li>
  );
}

const signed = (amount: string) => (amount.startsWith("-") ? grouped(amount) : `+${grouped(amount)}`);
