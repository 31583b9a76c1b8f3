import { Card, CardFooter, CardHeader, CardTitle, StatusChip } from "@coffer/ui";
import { CheckIcon, XIcon } from "lucide-react";
import { useControl } from "../../api/control.ts";
import type { Books } from "../../api/replies.ts";
import { Loaded } from "../../parts/loaded.tsx";
import { words } from "../../words.ts";

const text = words.overview;

/** The auditor's answer: whether money came from nowhere. */
export function BooksCard() {
  const books = useControl("books", 5000);
  const { data } = books;
  return (
    <Card>
      <CardHeader>
        <CardTitle>{text.books}</CardTitle>
        {data && (
          <StatusChip tone={data.balanced ? "good" : "bad"}>
            {data.balanced ? text.booksGood : text.booksBad}
          </StatusChip>
        )}
      </CardHeader>
      <Loaded query={books}>
        {({ currencies, findings, entries }) => (
          <>
            <ul className="grid grid-cols-2 gap-x-6 px-5 pt-1 pb-4 sm:grid-cols-3">
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
            <CardFooter className="text-ink-2 text-label">{text.booksNote(entries)}</CardFooter>
          </>
        )}
      </Loaded>
    </Card>
  );
}

const Currency = ({ currency, sum, balanced }: Books["currencies"][number]) => (
  <li className="flex items-center gap-2 py-1.5">
    {balanced ? (
      <CheckIcon aria-hidden className="size-4 shrink-0 text-good" />
    ) : (
      <XIcon aria-hidden className="size-4 shrink-0 text-bad" />
    )}
    <span className="min-w-0">
      {currency}
      <span className="sr-only">: {balanced ? text.booksGood : text.booksBad}</span>
      {!balanced && <span className="block text-bad text-label">{text.booksOff(sum)}</span>}
    </span>
  </li>
);
