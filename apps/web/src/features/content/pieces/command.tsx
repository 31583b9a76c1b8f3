import { cn } from "@coffer/ui";

/** A command; one click selects all of it. Dark in both themes. */
export function Command({ children, className }: { children: string; className?: string | undefined }) {
  return (
    <p
      data-theme-mode="dark"
      translate="no"
      className={cn(
        "flex h-12 items-center gap-2.5 rounded-md border border-line bg-surface px-[18px] font-mono text-[14px] text-ink",
        className,
      )}
    >
      <span aria-hidden className="select-none text-ink-2">
        $
      </span>
      <code className="select-all whitespace-nowrap">{children}</code>
    </p>
  );
}
