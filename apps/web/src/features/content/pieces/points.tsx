import { cn } from "@coffer/ui";
import { type MessageId, Text } from "../../../platform/intl/text.tsx";
import { brass } from "./tones.ts";

/** What there is to say besides, each in a line or two. */
export function Points({ ids, values = {} }: { ids: readonly MessageId[]; values?: Record<string, string | number> }) {
  return (
    <ul className="flex flex-col gap-3 text-[15px]/[23px]">
      {ids.map((id) => (
        <li key={id} className="flex gap-3.5">
          <span aria-hidden className={cn("mt-2 size-1.5 shrink-0 rounded-full", brass.bg)} />
          <span className="text-pretty">
            <Text id={id} values={values} />
          </span>
        </li>
      ))}
    </ul>
  );
}
