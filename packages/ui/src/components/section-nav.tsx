import { Slot } from "radix-ui";
import { type ComponentProps, type ReactNode, useId } from "react";
import { cn } from "../cn.ts";

export interface SectionNavProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** The accessible name of the landmark. */
  label: string;
}

/** The 200 px list on the left of assets, account and merchant pages. */
export function SectionNav({ label, className, ...props }: SectionNavProps) {
  return <nav {...props} aria-label={label} className={cn("flex w-[200px] flex-col gap-5", className)} />;
}

export interface SectionNavGroupProps {
  label?: ReactNode;
  children: ReactNode;
}

export function SectionNavGroup({ label, children }: SectionNavGroupProps) {
  const id = useId();
  return (
    <div>
      {label && (
        <p id={id} className="px-3 pt-1 pb-2 font-medium text-[11px] text-ink-3 uppercase leading-4 tracking-[0.06em]">
          {label}
        </p>
      )}
      <ul aria-labelledby={label ? id : undefined} className="flex flex-col gap-0.5">
        {children}
      </ul>
    </div>
  );
}

export interface SectionNavLinkProps extends ComponentProps<"a"> {
  current?: boolean | undefined;
  /** Its only child is the router's link, which may set aria-current="page" itself. */
  asChild?: boolean | undefined;
}

export function SectionNavLink({ current, asChild, className, ...props }: SectionNavLinkProps) {
  const Link = asChild ? Slot.Root : "a";
  return (
    <li>
      <Link
        {...props}
        {...(current && { "aria-current": "page" as const })}
        className={cn(
          "flex h-[37px] items-center rounded-md px-3 text-ink-2 transition-colors hover:text-ink aria-[current=page]:bg-vault-tint aria-[current=page]:font-medium aria-[current=page]:text-vault touch:min-h-11",
          className,
        )}
      />
    </li>
  );
}
