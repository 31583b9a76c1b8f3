import { CheckIcon } from "lucide-react";
import { Fragment, type ReactNode } from "react";
import { cn } from "../cn.ts";

export interface StepsProps {
  steps: readonly ReactNode[];
  /** The index of the current step; steps.length when all are done. */
  current: number;
  /** The accessible name of the list. */
  label: string;
  /** Phones show this and the step's name: "Step 2 of 4". */
  compactLabel: ReactNode;
  /** Announced after a finished step: "done". */
  doneLabel: string;
  className?: string | undefined;
}

export function Steps({ steps, current, label, compactLabel, doneLabel, className }: StepsProps) {
  return (
    <div className={className}>
      <div aria-hidden className="sm:hidden">
        <p className="flex items-baseline gap-2">
          <span className="text-ink-2 text-label">{compactLabel}</span>
          <span className="font-medium">{steps[Math.min(current, steps.length - 1)]}</span>
        </p>
        <span className="mt-2 flex gap-1">
          {steps.map((_, index) => (
            <span key={index} className={cn("h-1 flex-1 rounded-full", index <= current ? "bg-vault" : "bg-line")} />
          ))}
        </span>
      </div>
      <ol aria-label={label} className="flex items-center gap-5 max-sm:sr-only">
        {steps.map((step, index) => (
          <Fragment key={index}>
            {index > 0 && <li aria-hidden className="h-px min-w-4 flex-1 bg-line-strong" />}
            <li aria-current={index === current ? "step" : undefined} className="flex items-center gap-2">
              <span
                aria-hidden
                className={cn(
                  "grid size-[22px] shrink-0 place-items-center rounded-full border font-medium text-head",
                  index < current && "border-vault bg-vault text-on-vault",
                  index === current && "border-vault bg-surface text-vault",
                  index > current && "border-line-strong text-ink-2",
                )}
              >
                {index < current ? <CheckIcon className="size-3.5" /> : index + 1}
              </span>
              <span className={cn("text-label", index === current ? "font-medium text-ink" : "text-ink-2")}>
                {step}
                {index < current && <span className="sr-only"> {doneLabel}</span>}
              </span>
            </li>
          </Fragment>
        ))}
      </ol>
    </div>
  );
}
