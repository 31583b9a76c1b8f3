import { cn } from "@coffer/ui";
import { brass } from "../pieces/tones.ts";

/** One cell per required block; the current one is brass. */
export function Blocks({ at, of, className }: { at: number; of: number; className?: string | undefined }) {
  return (
    <span aria-hidden className={cn("flex gap-[5px] *:h-full *:flex-1 *:rounded-[3px] *:transition-colors", className)}>
      {Array.from({ length: of }, (_, index) => (
        <span
          key={index}
          className={index < at ? "bg-vault" : index === at ? brass.bg : "border border-line bg-sunken"}
        />
      ))}
    </span>
  );
}
