import { cn } from "@coffer/ui";
import lines from "../../../platform/page/engraving.svg?no-inline";

export interface EngravingProps {
  lines: "rosette" | "petals" | "waves";
  className?: string | undefined;
}

/** Banknote-like lines in the text's colour. A shared image file, outside the scripts. */
export function Engraving({ lines: name, className }: EngravingProps) {
  return (
    <svg aria-hidden className={cn("pointer-events-none absolute overflow-visible", className)}>
      <use href={`${lines}#${name}`} />
    </svg>
  );
}
