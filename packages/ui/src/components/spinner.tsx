import { cn } from "../cn.ts";

export interface SpinnerProps {
  /** The accessible name. Without it the spinner is decorative. */
  label?: string | undefined;
  className?: string | undefined;
}

export function Spinner({ label, className }: SpinnerProps) {
  const ring = (
    <svg viewBox="0 0 16 16" aria-hidden="true" className={cn("animate-spin", className ?? "size-4")}>
      <circle cx="8" cy="8" r="6.25" fill="none" stroke="currentColor" strokeOpacity="0.25" strokeWidth="2" />
      <path
        d="M14.25 8A6.25 6.25 0 0 0 8 1.75"
        fill="none"
        stroke="currentColor"
        strokeLinecap="round"
        strokeWidth="2"
      />
    </svg>
  );
  if (!label) return ring;
  return (
    <span role="status" className="inline-flex items-center gap-2 text-ink-2">
      {ring}
      <span className="sr-only">{label}</span>
    </span>
  );
}
