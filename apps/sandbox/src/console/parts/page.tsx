import { type ReactNode, useEffect, useRef } from "react";
import { words } from "../words.ts";

export interface PageProps {
  title: string;
  state?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section: its title takes the focus when it is gone to, so that a screen reader begins here. */
export function Page({ title, state, actions, children }: PageProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const isFirst = document.title === "" || document.activeElement === document.body;
    document.title = `${title} · ${words.product}`;
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [title]);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="font-serif text-title focus-visible:outline-hidden">
            {title}
          </h1>
          {state && <p className="mt-1.5 text-ink-2">{state}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </div>
      <div className="flex flex-col gap-5">{children}</div>
    </>
  );
}
