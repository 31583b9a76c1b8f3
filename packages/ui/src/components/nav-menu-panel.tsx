import { Popover as PopoverPrimitive, Slot } from "radix-ui";
import { createContext, type ReactElement, type ReactNode, useContext, useId, useState } from "react";
import { cn } from "../cn.ts";
import type { NavMenuLinkProps } from "./nav-menu.tsx";
import { menuItemClass, popClass } from "./pop-class.ts";

const ClosePanel = createContext<() => void>(() => undefined);

export interface NavMenuPanelProps {
  /** A NavMenuButton. */
  button: ReactElement;
  defaultOpen?: boolean | undefined;
  children: ReactNode;
}

/** The panel that a NavMenuButton opens; its children are NavMenuPanelLink. */
export function NavMenuPanel({ button, defaultOpen = false, children }: NavMenuPanelProps) {
  const [open, setOpen] = useState(defaultOpen);
  const id = useId();
  return (
    <PopoverPrimitive.Root open={open} onOpenChange={setOpen}>
      <PopoverPrimitive.Trigger id={id} asChild>
        {button}
      </PopoverPrimitive.Trigger>
      <PopoverPrimitive.Portal>
        <PopoverPrimitive.Content
          aria-labelledby={id}
          align="start"
          sideOffset={6}
          collisionPadding={8}
          className={cn(popClass, "w-64 p-1")}
        >
          <ClosePanel value={() => setOpen(false)}>
            <ul>{children}</ul>
          </ClosePanel>
        </PopoverPrimitive.Content>
      </PopoverPrimitive.Portal>
    </PopoverPrimitive.Root>
  );
}

export function NavMenuPanelLink({ current, asChild, ...props }: NavMenuLinkProps) {
  const Link = asChild ? Slot.Root : "a";
  // Following a link closes the panel.
  const close = useContext(ClosePanel);
  return (
    <li>
      <Link
        {...props}
        {...(current && { "aria-current": "page" as const })}
        onClick={close}
        className={cn(
          menuItemClass,
          "hover:bg-vault-tint focus-visible:bg-vault-tint aria-[current=page]:font-medium aria-[current=page]:text-vault",
        )}
      />
    </li>
  );
}
