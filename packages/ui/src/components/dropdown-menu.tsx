import { CheckIcon } from "lucide-react";
import { DropdownMenu as MenuPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { menuItemClass, popClass } from "./pop-class.ts";

/** Not modal: the page behind stays readable and scrolls; a click outside still closes the menu. */
export function DropdownMenu(props: ComponentProps<typeof MenuPrimitive.Root>) {
  return <MenuPrimitive.Root modal={false} {...props} />;
}

export const DropdownMenuTrigger = MenuPrimitive.Trigger;
export const DropdownMenuRadioGroup = MenuPrimitive.RadioGroup;

export function DropdownMenuContent({ className, ...props }: ComponentProps<typeof MenuPrimitive.Content>) {
  return (
    <MenuPrimitive.Portal>
      <MenuPrimitive.Content
        sideOffset={6}
        align="end"
        collisionPadding={8}
        {...props}
        className={cn(
          popClass,
          "max-h-(--radix-dropdown-menu-content-available-height) min-w-48 overflow-y-auto p-1",
          className,
        )}
      />
    </MenuPrimitive.Portal>
  );
}

export interface DropdownMenuItemProps extends ComponentProps<typeof MenuPrimitive.Item> {
  tone?: "default" | "danger" | undefined;
}

export function DropdownMenuItem({ tone, className, ...props }: DropdownMenuItemProps) {
  return (
    <MenuPrimitive.Item
      {...props}
      className={cn(
        menuItemClass,
        tone === "danger" && "text-bad data-[highlighted]:bg-bad-tint data-[highlighted]:text-bad",
        className,
      )}
    />
  );
}

export function DropdownMenuRadioItem({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.RadioItem>) {
  return (
    <MenuPrimitive.RadioItem {...props} className={cn(menuItemClass, "justify-between", className)}>
      <span className="flex items-center gap-2.5">{children}</span>
      <MenuPrimitive.ItemIndicator>
        <CheckIcon className="text-vault" />
      </MenuPrimitive.ItemIndicator>
    </MenuPrimitive.RadioItem>
  );
}

export function DropdownMenuCheckboxItem({
  className,
  children,
  ...props
}: ComponentProps<typeof MenuPrimitive.CheckboxItem>) {
  return (
    <MenuPrimitive.CheckboxItem {...props} className={cn(menuItemClass, "justify-between", className)}>
      <span className="flex items-center gap-2.5">{children}</span>
      <MenuPrimitive.ItemIndicator>
        <CheckIcon className="text-vault" />
      </MenuPrimitive.ItemIndicator>
    </MenuPrimitive.CheckboxItem>
  );
}

export function DropdownMenuLabel({ className, ...props }: ComponentProps<typeof MenuPrimitive.Label>) {
  return <MenuPrimitive.Label {...props} className={cn("px-2.5 pt-2 pb-1 text-head text-ink-2", className)} />;
}

export function DropdownMenuSeparator({ className, ...props }: ComponentProps<typeof MenuPrimitive.Separator>) {
  return <MenuPrimitive.Separator {...props} className={cn("-mx-1 my-1 h-px bg-line", className)} />;
}
