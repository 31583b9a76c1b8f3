import { BanIcon, ClockIcon, Undo2Icon } from "lucide-react";
import { FormattedMessage, type PlainMessageId } from "../../../platform/intl/intl.ts";

/** The product: "cannot be cancelled after submission, processed within 1 working day, credited within 2 hours". */
const consequences = [
  { icon: BanIcon, words: "cash.cannotCancel" },
  { icon: ClockIcon, words: "cash.processedWithin" },
  { icon: Undo2Icon, words: "cash.comesBack" },
] as const satisfies readonly { icon: typeof BanIcon; words: PlainMessageId }[];

/** The consequences, shown before the irreversible step. */
export function Consequences() {
  return (
    <ul className="flex flex-col gap-3 border-line border-t pt-5">
      {consequences.map(({ icon: Icon, words }) => (
        <li key={words} className="flex gap-3">
          <Icon aria-hidden className="mt-0.5 size-4 shrink-0 text-ink-2" />
          <FormattedMessage id={words} />
        </li>
      ))}
    </ul>
  );
}
