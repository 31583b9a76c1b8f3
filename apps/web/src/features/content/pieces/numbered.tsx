import { cn } from "@coffer/ui";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";

/** A number that links a picture to its note. */
export function Note({ number, className }: { number: number; className?: string | undefined }) {
  return (
    <span
      data-note
      className={cn(
        "z-10 grid size-6 shrink-0 place-items-center rounded-full bg-ink font-semibold text-head text-paper ring-4 ring-paper",
        className,
      )}
    >
      {number}
    </span>
  );
}

/** The numbered notes of a picture. */
export function Notes({ notes }: { notes: readonly { title: PlainMessageId; body: PlainMessageId }[] }) {
  return (
    <ol className="mt-8 grid gap-6 sm:grid-cols-3 sm:gap-8">
      {notes.map(({ title, body }, index) => (
        <li key={title} className="flex gap-3.5">
          <Note number={index + 1} />
          <div>
            <p className="font-medium text-[15px]">
              <FormattedMessage id={title} />
            </p>
            <p className="mt-1 text-pretty text-ink-2">
              <FormattedMessage id={body} />
            </p>
          </div>
        </li>
      ))}
    </ol>
  );
}
