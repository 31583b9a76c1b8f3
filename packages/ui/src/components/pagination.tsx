import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { Button } from "./button.tsx";

export interface PaginationProps {
  /** The page number, from 1. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
  /** "1–7 of 912". */
  summary: ReactNode;
  label: string;
  previousLabel: ReactNode;
  nextLabel: ReactNode;
  className?: string | undefined;
}

export function Pagination({ page, pageCount, onPageChange, summary, label, className, ...props }: PaginationProps) {
  const go = (to: number) => to >= 1 && to <= pageCount && onPageChange(to);
  return (
    <nav aria-label={label} className={cn("flex flex-wrap items-center justify-between gap-3", className)}>
      <p aria-live="polite" className="text-ink-2 text-label">
        {summary}
      </p>
      <div className="flex gap-2.5">
        <Button variant="secondary" size="sm" disabled={page <= 1} onClick={() => go(page - 1)}>
          {props.previousLabel}
        </Button>
        <Button variant="secondary" size="sm" disabled={page >= pageCount} onClick={() => go(page + 1)}>
          {props.nextLabel}
        </Button>
      </div>
    </nav>
  );
}
