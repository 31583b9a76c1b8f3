import { ChevronDownIcon } from "lucide-react";
import { Popover as PopoverPrimitive, Slot } from "radix-ui";
import {
  type ComponentProps,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
  useId,
  useState,
} from "react";
import { cn } from "../cn.ts";
import { menuItemClass, popClass } from "./pop-class.ts";

const entryClass =
  "inline-flex h-[38px] items-center gap-1 rounded-md px-2.5 text-body text-ink-2 transition-colors hover:text-ink data-[state=open]:text-ink aria-[current=page]:font-semibold aria-[current=page]:text-ink touch:min-h-11";

const ClosePanel = createContext<() => void>(() => undefined);

export interface NavMenuProps extends Omit<ComponentProps<"nav">, "aria-label"> {
  /** Names the landmark. */
  label: string;
}

/** The header's menu: links, and entries that open a panel of links. */
export function NavMenu({ label, className, children, ...props }: NavMenuProps) {
  return (
    <nav {...props} aria-label={label} className={cn("relative z-40", className)}>
      <ul className="flex items-center gap-0.5">{children}</ul>
    </nav>
  );
}

export interface NavMenuLinkProps extends ComponentProps<"a"> {
  current?: boolean | undefined;
  /** Its only child is the router's link. */
  asChild?: boolean | undefined;
}

/** A top-level link. */
export function NavMenuLink({ current, asChild, className, ...props }: NavMenuLinkProps) {
  const Link = asChild ? Slot.Root : "a";
  return (
    <li>
      <Link {...props} {...(current && { "aria-current": "page" as const })} className={cn(entryClass, className)} />
    </li>
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
  const [open, setOpen] = useState(false);
  const id = useId();
  return (
    <li>
      <PopoverPrimitive.Root open={open} onOpenChange={setOpen}>
        <PopoverPrimitive.Trigger id={id} className={cn(entryClass, current && "font-semibold text-ink")}>
          {label}
          <ChevronDownIcon aria-hidden className="size-3.5" />
        </PopoverPrimitive.Trigger>
        <PopoverPrimitive.Portal>
          <PopoverPrimitive.Content
            aria-labelledby={id}
            align="start"
            sideOffset={6}
            collisionPadding={8}
            className={cn(popClass, "w-64 p-1", className)}
          >
            <ClosePanel value={() => setOpen(false)}>
              <ul>{children}</ul>
            </ClosePanel>
          </PopoverPrimitive.Content>
        </PopoverPrimitive.Portal>
      </PopoverPrimitive.Root>
    </li>
  );
}

export function NavMenuPanelLink({ current, asChild, className, onClick, ...props }: NavMenuLinkProps) {
  const Link = asChild ? Slot.Root : "a";
  const close = useContext(ClosePanel);
  // Whoever follows a link is done with the panel.
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    close();
  };
  return (
    <li>
      <Link
        {...props}
        {...(current && { "aria-current": "page" as const })}
        onClick={follow}
        className={cn(
          menuItemClass,
          "hover:bg-vault-tint focus-visible:bg-vault-tint aria-[current=page]:font-medium aria-[current=page]:text-vault",
          className,
        )}
      />
    </li>
  );
}
