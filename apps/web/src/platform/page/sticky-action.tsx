import type { ReactNode } from "react";

/** The page's main button; on phones it stays visible. */
export function StickyAction({ children }: { children: ReactNode }) {
  return (
    <div
      data-sticky-action
      className="max-sm:fixed max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-30 max-sm:border-line max-sm:border-t max-sm:bg-surface max-sm:p-4 max-sm:pb-[max(1rem,env(safe-area-inset-bottom))]"
    >
      {children}
    </div>
  );
}
