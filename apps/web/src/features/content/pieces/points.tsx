import { cn } from "@coffer/ui";
import { FormattedMessage } from "../../../platform/intl/intl.ts";
import { type FigureMessageId, figures } from "../facts.ts";
import { brass } from "./tones.ts";

/** Further points, each in a line or two. */
export function Points({ ids }: { ids: readonly FigureMessageId[] }) {
  return (
    <ul className="flex flex-col gap-3 text-[15px]/[23px]">
      {ids.map((id) => (
        <li key={id} className="flex gap-3.5">
          <span aria-hidden className={cn("mt-2 size-1.5 shrink-0 rounded-full", brass.bg)} />
          <span className="text-pretty">
            <FormattedMessage id={id} values={figures} />
          </span>
        </li>
      ))}
    </ul>
  );
}
