import { cn } from "@coffer/ui";
import lines from "../../../platform/page/engraving.svg?no-inline";

export interface EngravingProps {
  lines: "rosette" | "petals" | "waves";
  className?: string | undefined;
}

/** Lines as on a bank note, in the colour of its text. One file for all of them, which no script carries. */
export function Engraving({ lines: name, className }: EngravingProps) {
  return (
    <svg aria-hidden className={cn("pointer-events-none absolute overflow-visible", className)}>
      <use href={`${lines}#${name}`} />
    </svg>
  );
}
