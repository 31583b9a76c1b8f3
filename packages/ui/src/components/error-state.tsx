import { TriangleAlertIcon } from "lucide-react";
import type { ReactNode } from "react";

export interface ErrorStateProps {
  /** What happened. */
  title: ReactNode;
  /** What did not happen, and the next step. */
  description?: ReactNode;
  /** Actions such as "Try again" and "Go back". */
  action?: ReactNode;
  /** A code or trace id for support. */
  reference?: ReactNode;
}

export function ErrorState({ title, description, action, reference }: ErrorStateProps) {
  return (
    <div role="alert" className="flex flex-col items-center px-6 py-14 text-center">
      <span aria-hidden className="mb-4 grid size-11 place-items-center rounded-full bg-bad-tint text-bad">
        <TriangleAlertIcon className="size-5" />
      </span>
      <div className="font-medium text-[15px] leading-6">{title}</div>
      {description && <div className="mt-1 max-w-md text-pretty text-ink-2">{description}</div>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{action}</div>}
      {reference && <p className="mt-5 font-mono text-head text-ink-3">{reference}</p>}
    </div>
  );
}
