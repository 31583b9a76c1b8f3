import { cn } from "@coffer/ui";

/** A check mark on a disc. */
export function Tick({ className }: { className?: string | undefined }) {
  return (
    <svg aria-hidden viewBox="0 0 18 18" className={cn("size-[18px] shrink-0", className)}>
      <circle cx="9" cy="9" r="9" className="fill-good-tint" />
      <path d="m5.5 9.2 2.4 2.3 4.6-4.9" fill="none" strokeWidth="1.6" strokeLinecap="round" className="stroke-good" />
    </svg>
  );
}
