import { cn } from "../cn.ts";

export interface LogoMarkProps {
  /** The accessible name, needed when no wordmark is beside it. */
  label?: string | undefined;
  className?: string | undefined;
}

/** The logo: a vault door with a C-shaped dial and a brass pointer. */
export function LogoMark({ label, className }: LogoMarkProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      role={label ? "img" : undefined}
      aria-label={label}
      aria-hidden={label ? undefined : true}
      className={cn("shrink-0", className ?? "size-[22px]")}
    >
      <rect width="24" height="24" rx="6" className="fill-vault" />
      <path
        d="M15.9 8.1a5.5 5.5 0 1 0 0 7.8"
        fill="none"
        className="stroke-on-vault"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
      <circle cx="12" cy="12" r="1.8" className="fill-(--mark-brass)" />
    </svg>
  );
}
