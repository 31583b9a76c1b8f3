import { type ReactNode, useEffect, useRef } from "react";
import { usePlaces } from "../places.tsx";
import { useWords } from "../words/use-words.ts";

export interface PageProps {
  title: string;
  state?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A section: its title takes the focus on navigation, so that screen readers start here. */
export function Page({ title, state, actions, children }: PageProps) {
  const words = useWords();
  const heading = useRef<HTMLHeadingElement>(null);
  const { drawer } = usePlaces();
  const isInDrawer = drawer !== null;
  const Heading = isInDrawer ? "h2" : "h1";
  useEffect(() => {
    // In a drawer the page belongs to the app.
    if (isInDrawer) return;
    const isFirst = document.title === "" || document.activeElement === document.body;
    document.title = `${title} · ${words.frame.product}`;
    if (!isFirst) heading.current?.focus({ preventScroll: true });
    window.scrollTo(0, 0);
  }, [title, words, isInDrawer]);
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <Heading ref={heading} tabIndex={-1} className="font-serif text-title focus-visible:outline-hidden">
            {title}
          </Heading>
          {state && <p className="mt-1.5 text-ink-2">{state}</p>}
        </div>
        {actions && <div className="flex flex-wrap gap-2.5">{actions}</div>}
      </div>
      <div className="flex flex-col gap-5">{children}</div>
    </>
  );
}
