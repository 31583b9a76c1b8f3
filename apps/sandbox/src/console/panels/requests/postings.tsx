import { Amount } from "@coffer/ui";
import { ArrowRightIcon } from "lucide-react";
import { useId } from "react";
import type { EntryShown } from "../../calls/replies.ts";
import { AccountLink } from "../../parts/account-link.tsx";
import { grouped } from "../../parts/grouped.ts";
import { useWords } from "../../words/use-words.ts";

/** Source, destination and amount; a hold has one account and moves nothing yet. */
export function Postings({ entries }: { entries: readonly EntryShown[] }) {
  const words = useWords();
  const text = words.books;
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 font-medium text-label">
        {words.requests.postings}
      </h3>
      <ul className="divide-y divide-line rounded-md border border-line">
        {entries.map(({ id: entryId, kind, postings, hold }) => (
          <li key={entryId} className="px-3.5 py-2.5">
            <p className="flex flex-wrap items-baseline justify-between gap-x-3 text-ink-2 text-label">
              {text.kinds[kind]}
              <span className="break-all font-mono text-head text-ink-3">{entryId}</span>
            </p>
            {hold && postings.length === 0 && (
              <p className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
                <AccountLink account={hold.account} />
                {hold.amount !== null && (
                  <Amount whole={`${kind === "void" ? "−" : ""}${grouped(hold.amount)}`} unit={hold.currency} />
                )}
              </p>
            )}
            {postings.map(({ from, to, amount, currency }) => (
              <p key={`${from} ${to} ${amount}`} className="mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <AccountLink account={from} />
                  <ArrowRightIcon aria-hidden className="size-3.5 self-center text-ink-3" />
                  <span className="sr-only">→</span>
                  <AccountLink account={to} />
                </span>
                <Amount whole={grouped(amount)} unit={currency} />
              </p>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}
