import type { ReactNode } from "react";
import { cn } from "../cn.ts";

export interface TwoLineProps {
  title: ReactNode;
  note?: ReactNode;
  icon?: ReactNode;
  align?: "left" | "right" | undefined;
  /** True for an address, a hash or an order number. */
  mono?: boolean | undefined;
  className?: string | undefined;
}

/** Name above note: the identity cell of tables and lists. Long text wraps; nothing is cut. */
export function TwoLine({ title, note, icon, align = "left", mono, className }: TwoLineProps) {
  return (
    <div className={cn("flex min-w-0 items-center gap-3", align === "right" && "justify-end text-right", className)}>
      {icon}
      <div className="min-w-0">
        <div className={cn("text-ink [overflow-wrap:anywhere]", mono ? "font-mono text-label" : "text-body")}>
          {title}
        </div>
        {note && <div className="text-ink-3 text-label [overflow-wrap:anywhere]">{note}</div>}
      </div>
    </div>
  );
}
