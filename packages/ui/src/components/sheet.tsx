import { XIcon } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps, ReactNode } from "react";
import { cn } from "../cn.ts";
import { IconButton } from "./icon-button.tsx";
import { scrimClass } from "./overlay-class.ts";
import { ReturningContent } from "./returning-content.tsx";

export const Sheet = DialogPrimitive.Root;
export const SheetTrigger = DialogPrimitive.Trigger;
export const SheetClose = DialogPrimitive.Close;

const sideClass = {
  left: "inset-y-0 left-0 w-[min(320px,calc(100%-3rem))] border-r data-[state=open]:slide-in-from-left-1",
  right: "inset-y-0 right-0 w-[min(420px,calc(100%-3rem))] border-l data-[state=open]:slide-in-from-right-1",
  bottom: "inset-x-0 bottom-0 max-h-[85dvh] rounded-t-xl border-t data-[state=open]:slide-in-from-bottom-1",
};

export interface SheetContentProps extends Omit<ComponentProps<typeof DialogPrimitive.Content>, "title"> {
  side?: keyof typeof sideClass | undefined;
  title: ReactNode;
  description?: ReactNode;
  closeLabel: string;
}

export function SheetContent({
  side = "right",
  title,
  description,
  closeLabel,
  className,
  children,
  ...props
}: SheetContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={scrimClass} />
      <ReturningContent
        {...(description ? {} : { "aria-describedby": undefined })}
        {...props}
        className={cn(
          "fixed z-50 flex flex-col border-line bg-surface text-ink shadow-soft duration-150 data-[state=open]:animate-in data-[state=open]:fade-in-0 data-[state=closed]:animate-out data-[state=closed]:fade-out-0",
          sideClass[side],
          className,
        )}
      >
        <div className="flex items-center justify-between gap-4 border-line border-b py-2.5 pr-3 pl-5">
          <div className="min-w-0">
            <DialogPrimitive.Title className="font-medium text-[15px] leading-6">{title}</DialogPrimitive.Title>
            {description && (
              <DialogPrimitive.Description className="text-ink-2 text-label">{description}</DialogPrimitive.Description>
            )}
          </div>
          <DialogPrimitive.Close asChild>
            <IconButton label={closeLabel}>
              <XIcon />
            </IconButton>
          </DialogPrimitive.Close>
        </div>
        <div className="min-h-0 flex-1 overflow-y-auto p-5 pb-[max(1.25rem,env(safe-area-inset-bottom))]">
          {children}
        </div>
      </ReturningContent>
    </DialogPrimitive.Portal>
  );
}
