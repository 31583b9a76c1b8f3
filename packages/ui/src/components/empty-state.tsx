import type { ReactNode } from "react";

export interface EmptyStateProps {
  title: ReactNode;
  description?: ReactNode;
  icon?: ReactNode;
  /** One or two buttons. */
  action?: ReactNode;
}

export function EmptyState({ title, description, icon, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center px-6 py-14 text-center">
      {icon && (
        <span
          aria-hidden
          className="mb-4 grid size-11 place-items-center rounded-full bg-sunken text-ink-2 [&_svg]:size-5"
        >
          {icon}
        </span>
      )}
      {/* Not a paragraph: on an empty page the title is a heading. */}
      <div className="font-medium text-[15px] leading-6">{title}</div>
      {description && <p className="mt-1 max-w-md text-pretty text-ink-2">{description}</p>}
      {action && <div className="mt-5 flex flex-wrap justify-center gap-2.5">{action}</div>}
    </div>
  );
}
