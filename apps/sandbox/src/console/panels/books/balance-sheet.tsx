import { Card, CardFooter, CardHeader, CardTitle, StatusChip } from "@coffer/ui";
import { CheckIcon, XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { useControl } from "../../calls/control.ts";
import type { Books } from "../../calls/replies.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { useWords } from "../../words/use-words.ts";

/** The auditor's result: whether the books balance. */
export function BalanceSheet({ title, action }: { title: string; action?: ReactNode }) {
  const text = useWords().books;
  const books = useControl("books", { every: 5000 });
  const { data } = books;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{title}</CardTitle>
        {data && (
          <StatusChip tone={data.balanced ? "good" : "bad"}>
            {data.balanced ? text.balanced : text.unbalanced}
          </StatusChip>
        )}
      </CardHeader>
      <Loaded query={books}>
        {({ currencies, findings, entries }) => (
          <div className="@container">
            <ul className="grid grid-cols-2 gap-x-6 px-5 pt-1 pb-4 @md:grid-cols-3 @2xl:grid-cols-6">
              {currencies.map((each) => (
                <Currency key={each.currency} {...each} />
              ))}
            </ul>
            {findings.length > 0 && (
              <ul role="alert" className="border-line border-t bg-bad-tint px-5 py-3 text-bad text-label">
                {findings.map((finding) => (
                  <li key={finding}>{finding}</li>
                ))}
              </ul>
            )}
            <CardFooter className="flex flex-wrap items-center justify-between gap-3 text-ink-2 text-label">
              {text.note(entries)}
              {action}
            </CardFooter>
          </div>
        )}
      </Loaded>
    </Card>
  );
}

function Currency({ currency, sum, balanced }: Books["currencies"][number]) {
  const text = useWords().books;
  const Icon = balanced ? CheckIcon : XIcon;
  return (
    <li className="flex items-center gap-2 py-1.5">
      <Icon aria-hidden className={balanced ? "size-4 shrink-0 text-good" : "size-4 shrink-0 text-bad"} />
      <span className="min-w-0">
        {currency}
        <span className="sr-only">: {balanced ? text.balanced : text.unbalanced}</span>
        {!balanced && <span className="block text-bad text-label">{text.off(sum)}</span>}
      </span>
    </li>
  );
}
