import { Notice } from "@coffer/ui";
import type { ReactNode } from "react";

const takeFocus = (element: HTMLDivElement | null) => element?.focus();

/** Confirms a change. It takes the focus, because its form is gone, and so is announced. */
export function DoneNote({ children }: { children: ReactNode }) {
  return (
    <div tabIndex={-1} ref={takeFocus} className="mb-5 rounded-md">
      <Notice tone="good" live="off" title={children} />
    </div>
  );
}
