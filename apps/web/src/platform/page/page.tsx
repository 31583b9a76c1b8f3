import type { ReactNode } from "react";

export interface PageProps {
  title: ReactNode;
  /** One line of state or purpose: "3 waiting for review". */
  lead?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A screen: title, a line of state, actions on the right, then its cards. */
export function Page({ title, lead, actions, children }: PageProps) {
  return (
    <div className="min-w-0">
      <div className="mb-6 flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0">
          <h1 className="font-serif text-title">{title}</h1>
          {lead && <p className="mt-2 text-ink-2">{lead}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2.5 max-sm:w-full max-sm:*:flex-1">{actions}</div>}
      </div>
      {children}
    </div>
  );
}
