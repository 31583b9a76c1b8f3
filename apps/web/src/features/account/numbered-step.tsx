import type { ReactNode } from "react";

export interface NumberedStepProps {
  number: number;
  title: ReactNode;
  children: ReactNode;
}

/** One of the things to do in order; stands in an <ol>. */
export function NumberedStep({ number, title, children }: NumberedStepProps) {
  return (
    <li className="flex gap-3.5">
      <span
        aria-hidden
        className="grid size-[22px] shrink-0 place-items-center rounded-full border border-line-strong font-semibold text-head text-ink-2"
      >
        {number}
      </span>
      <div className="min-w-0 flex-1">
        <h3 className="mb-2 font-medium">{title}</h3>
        {children}
      </div>
    </li>
  );
}
