import { XIcon } from "lucide-react";
import { Dialog as DialogPrimitive } from "radix-ui";
import type { ComponentProps } from "react";
import { cn } from "../cn.ts";
import { IconButton } from "./icon-button.tsx";
import { dialogClass, scrimClass } from "./overlay-class.ts";
import { ReturningContent } from "./returning-content.tsx";

export const Dialog = DialogPrimitive.Root;
export const DialogTrigger = DialogPrimitive.Trigger;
export const DialogClose = DialogPrimitive.Close;

const widthClass = { sm: "sm:max-w-sm", md: "sm:max-w-lg", lg: "sm:max-w-2xl" };

export interface DialogContentProps extends ComponentProps<typeof DialogPrimitive.Content> {
  /** The accessible name of the close button. Omit it where closing isn't an answer. */
  closeLabel?: string | undefined;
  size?: keyof typeof widthClass | undefined;
}

export function DialogContent({ closeLabel, size = "md", className, children, ...props }: DialogContentProps) {
  return (
    <DialogPrimitive.Portal>
      <DialogPrimitive.Overlay className={scrimClass} />
      <ReturningContent {...props} className={cn(dialogClass, widthClass[size], className)}>
        {children}
        {closeLabel !== undefined && (
          <DialogPrimitive.Close asChild>
            <IconButton label={closeLabel} size="sm" className="absolute! top-4 right-4 touch:top-2 touch:right-2">
              <XIcon />
            </IconButton>
          </DialogPrimitive.Close>
        )}
      </ReturningContent>
    </DialogPrimitive.Portal>
  );
}

export function DialogHeader({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cn("flex flex-col gap-1.5 px-6 pt-6 pr-14", className)} />;
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof DialogPrimitive.Title>) {
  return <DialogPrimitive.Title {...props} className={cn("font-medium text-[17px] leading-6", className)} />;
}

export function DialogDescription({ className, ...props }: ComponentProps<typeof DialogPrimitive.Description>) {
  return <DialogPrimitive.Description {...props} className={cn("text-ink-2", className)} />;
}

export function DialogBody({ className, ...props }: ComponentProps<"div">) {
  return <div {...props} className={cn("px-6 pt-5 last-of-type:pb-6", className)} />;
}

export function DialogFooter({ className, ...props }: ComponentProps<"div">) {
  return (
    <div
      {...props}
      className={cn("flex flex-col-reverse gap-2.5 px-6 pt-6 pb-6 sm:flex-row sm:justify-end", className)}
    />
  );
}
