import { cn } from "@coffer/ui";
import type { ReactNode } from "react";

export interface SideBySideProps {
  /** Title, text and link; the picture takes the rest. */
  words: ReactNode;
  picture: ReactNode;
  /** The picture on the left; on phones it follows the text. */
  flip?: boolean | undefined;
}

export function SideBySide({ words, picture, flip }: SideBySideProps) {
  return (
    <div
      className={cn(
        "grid items-center gap-10 lg:gap-[76px]",
        flip ? "lg:grid-cols-[minmax(0,1fr)_minmax(0,440px)]" : "lg:grid-cols-[minmax(0,412px)_minmax(0,1fr)]",
      )}
    >
      <div className="flex flex-col items-start gap-6">{words}</div>
      <div className={cn("min-w-0", flip && "lg:order-first")}>{picture}</div>
    </div>
  );
}
