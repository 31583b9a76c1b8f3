import { cn } from "@coffer/ui";
import type { ReactNode } from "react";
import type { Anchor } from "../../../platform/url/redirect.ts";
import { Engraving } from "./engraving.tsx";

export interface SectionProps {
  id?: Anchor | undefined;
  children: ReactNode;
}

const width = "mx-auto w-full max-w-[1200px] px-4 sm:px-8";

/** A section of a public page, with half of the gap above and below. */
export function Section({ id, children }: SectionProps) {
  return (
    <section id={id} className={cn(width, "py-[42px] sm:py-16")}>
      {children}
    </section>
  );
}

/** A full-width section on another background; `night` is dark in both themes. */
export function Band({ id, night, children }: SectionProps & { night?: boolean | undefined }) {
  return (
    <section
      id={id}
      data-theme-mode={night ? "dark" : undefined}
      className={cn(
        "relative isolate my-[42px] overflow-clip border-line border-y text-ink sm:my-16",
        night ? "bg-paper" : "bg-sunken",
      )}
    >
      {night && <Engraving lines="waves" className="-z-10 inset-x-0 top-0 h-[330px] w-full text-vault opacity-15" />}
      <div className={cn(width, "py-[72px] sm:py-28")}>{children}</div>
    </section>
  );
}
