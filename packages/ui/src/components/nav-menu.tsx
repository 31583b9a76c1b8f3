import { ChevronDownIcon } from "lucide-react";
import { NavigationMenu } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";
import { menuItemClass, popClass } from "./pop-class.ts";

const entryClass =
  "inline-flex h-[38px] items-center gap-1 rounded-md px-2.5 text-body text-ink-2 transition-colors hover:text-ink data-[state=open]:text-ink data-[active]:font-medium data-[active]:text-ink aria-[current=page]:font-medium aria-[current=page]:text-ink touch:min-h-11";

export interface NavMenuProps extends Omit<ComponentProps<typeof NavigationMenu.Root>, "aria-label"> {
  /** Names the landmark. */
  label: string;
}

/** The header's menu: links, and entries that open a panel of links. */
export function NavMenu({ label, className, children, ...props }: NavMenuProps) {
  return (
    <NavigationMenu.Root {...props} aria-label={label} className={cn("relative z-40", className)}>
      <NavigationMenu.List className="flex items-center gap-0.5">{children}</NavigationMenu.List>
    </NavigationMenu.Root>
  );
}

export interface NavMenuLinkProps extends ComponentProps<typeof NavigationMenu.Link> {
  current?: boolean | undefined;
}

/** A top-level link. With asChild its child is the router's link. */
export function NavMenuLink({ current, className, ...props }: NavMenuLinkProps) {
  return (
    <NavigationMenu.Item>
      <NavigationMenu.Link {...props} active={current ?? false} className={cn(entryClass, className)} />
    </NavigationMenu.Item>
  );
}

export interface NavMenuPanelProps {
  label: ReactNode;
  current?: boolean | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** A top-level entry that opens a panel; its children are NavMenuPanelLink. */
export function NavMenuPanel({ label, current, className, children }: NavMenuPanelProps) {
  return (
    <NavigationMenu.Item className="relative">
      <NavigationMenu.Trigger className={cn(entryClass, current && "font-medium text-ink")}>
        {label}
        <ChevronDownIcon aria-hidden className="size-3.5" />
      </NavigationMenu.Trigger>
      <NavigationMenu.Content
        data-side="bottom"
        className={cn(popClass, "absolute top-full left-0 mt-1.5 w-64 p-1", className)}
      >
        <ul>{children}</ul>
      </NavigationMenu.Content>
    </NavigationMenu.Item>
  );
}

export function NavMenuPanelLink({ current, className, ...props }: NavMenuLinkProps) {
  return (
    <li>
      <NavigationMenu.Link
        {...props}
        active={current ?? false}
        className={cn(
          menuItemClass,
          "hover:bg-vault-tint focus-visible:bg-vault-tint aria-[current=page]:font-medium aria-[current=page]:text-vault",
          className,
        )}
      />
    </li>
  );
}
