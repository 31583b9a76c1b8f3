import { cn } from "@coffer/ui";
import { CheckIcon, XIcon } from "lucide-react";
import type { ReactNode } from "react";
import { When } from "../page/when.tsx";

/** A station of a record's path: past, current or future. */
export interface PathStation {
  id: number;
  label: ReactNode;
  /** The time it was reached; undefined for a future one. */
  time: string | undefined;
  state: "past" | "now" | "ahead";
  /** The path ended here without success: refused or cancelled. */
  ended?: "bad" | "neutral" | undefined;
}

/** Where a record has been, stands and will go, with the times it has passed. */
export function StatusPath({ stations }: { stations: readonly PathStation[] }) {
  return (
    <ol className="flex flex-col">
      {stations.map((station) => (
        <li
          key={station.id}
          aria-current={station.state === "now" ? "step" : undefined}
          className="group relative flex gap-3 pb-4 last:pb-0"
        >
          <Dot station={station} />
          <div className={cn("min-w-0", station.state === "ahead" && "text-ink-3")}>
            <p className={cn(station.state === "now" && "font-semibold")}>{station.label}</p>
            {station.time && (
              <p className="text-ink-2 text-label">
                <When at={station.time} />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  );
}

/** Its mark, and the line to the next. */
function Dot({ station: { state, ended } }: { station: PathStation }) {
  const Icon = ended ? XIcon : CheckIcon;
  return (
    <span aria-hidden className="flex flex-col items-center">
      <span
        className={cn(
          "mt-px grid size-5 shrink-0 place-items-center rounded-full",
          state === "now" ? "border-2 border-vault" : "border",
          state === "ahead" && "border-line-strong",
          state === "past" && !ended && "border-vault bg-vault text-on-vault",
          state === "past" && ended === "bad" && "border-bad bg-bad text-on-bad",
          state === "past" && ended === "neutral" && "border-line-strong text-ink-2",
        )}
      >
        {state === "past" && <Icon className="size-3" />}
        {state === "now" && <span className="size-2 rounded-full bg-vault motion-safe:animate-pulse" />}
      </span>
      <span className="absolute top-6 bottom-0 w-px bg-line group-last:hidden" />
    </span>
  );
}
