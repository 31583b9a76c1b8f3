import type { ReactNode } from "react";
import { cn } from "../cn.ts";

export interface Option {
  value: string;
  label: string;
  /** The second line. */
  note?: ReactNode;
  icon?: ReactNode;
  /** Further search terms for the option. */
  keywords?: string | undefined;
  disabled?: boolean | undefined;
}

/** Renders an icon and two lines, as in a list of coins. */
export function OptionRow({ option, one = false }: { option: Option; one?: boolean }) {
  return (
    <span className="flex min-w-0 items-center gap-2.5">
      {option.icon}
      <span className="min-w-0">
        <span className={cn("block", one && "truncate")}>{option.label}</span>
        {!one && option.note && <span className="block text-ink-2 text-label">{option.note}</span>}
      </span>
    </span>
  );
}
