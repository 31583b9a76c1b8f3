import type { ReactNode } from "react";

export interface ErrorPageProps {
  code: string;
  title: ReactNode;
  /** What happened, what did not, and the next step. */
  body: ReactNode;
  actions: ReactNode;
}

/** The frame of error pages. */
export function ErrorPage({ code, title, body, actions }: ErrorPageProps) {
  return (
    <div className="mx-auto flex w-full max-w-[1200px] flex-1 flex-col justify-center px-4 py-24 sm:px-8">
      <p className="font-mono text-ink-3 text-label">{code}</p>
      <h1 className="mt-3 max-w-xl text-balance font-serif text-[40px] leading-[1.1]">{title}</h1>
      <p className="mt-4 max-w-lg text-[16px] text-ink-2 leading-6">{body}</p>
      <div className="mt-8 flex flex-wrap gap-2.5">{actions}</div>
    </div>
  );
}
