import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";

/** A `<dl>` of SummaryRow (what leaves, the fee, what arrives), closed by a SummaryTotal. */
export function SummaryList({ className, ...props }: ComponentProps<"dl">) {
  return <dl {...props} className={cn("flex flex-col gap-3", className)} />;
}

export interface SummaryRowProps {
  label: ReactNode;
  value: ReactNode;
  className?: string | undefined;
}

export function SummaryRow({ label, value, className }: SummaryRowProps) {
  return (
    <div className={cn("flex items-baseline justify-between gap-4", className)}>
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd className="min-w-0 break-words text-right font-medium text-ink">{value}</dd>
    </div>
  );
}

export function SummaryTotal({ label, value, className }: SummaryRowProps) {
  return (
    <div className={cn("flex items-baseline justify-between gap-4 border-line border-t pt-3", className)}>
      <dt className="shrink-0 text-ink-2">{label}</dt>
      <dd className="min-w-0 break-words text-right font-[450] font-serif text-[22px] text-ink leading-8">{value}</dd>
    </div>
  );
}
