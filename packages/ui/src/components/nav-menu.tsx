import { ChevronDownIcon } from "lucide-react";
import { Slot } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";

const entryClass =
  "inline-flex h-[38px] items-center gap-1 rounded-md px-2.5 text-body transition-colors hover:text-ink data-[state=open]:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink touch:min-h-11";

export interface NavMenuProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** The accessible name of the landmark. */
  label: string;
}

/** The header's menu: links, and buttons that open a panel of links. */
export function NavMenu({ label, className, children, ...props }: NavMenuProps) {
  return (
    <nav {...props} aria-label={label} className={cn("relative z-40", className)}>
      <ul className="flex items-center gap-0.5">{children}</ul>
    </nav>
  );
}

export interface NavMenuLinkProps extends Omit<ComponentProps<"a">, "className" | "onClick"> {
  current?: boolean | undefined;
  /** Its only child is the router's link. */
  asChild?: boolean | undefined;
}

/** A top-level link. */
export function NavMenuLink({ current, asChild, ...props }: NavMenuLinkProps) {
  const Link = asChild ? Slot.Root : "a";
  return (
    <li>
      <Link {...props} {...(current && { "aria-current": "page" as const })} className={cn(entryClass, "text-ink-2")} />
    </li>
  );
}

export interface NavMenuButtonProps extends Omit<ComponentProps<"button">, "className"> {
  current?: boolean | undefined;
}

/** A top-level entry that opens a panel: the `button` of a NavMenuPanel, inside an `<li>`. */
export function NavMenuButton({ current, children, ...props }: NavMenuButtonProps) {
  return (
    <button {...props} type="button" className={cn(entryClass, current ? "font-semibold text-ink" : "text-ink-2")}>
      {children}
      <ChevronDownIcon aria-hidden className="size-3.5" />
    </button>
  );
}
