import { Notice } from "@coffer/ui";
import type { ReactNode } from "react";

const takeFocus = (element: HTMLDivElement | null) => element?.focus();

/** Says what was done. It takes the focus, and so is read out: the form that had it is gone. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} ref={takeFocus} className="mb-5 rounded-md">
      <Notice tone="good" live="off" title={children} />
    </div>
  );
}
