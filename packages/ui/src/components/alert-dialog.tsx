import { AlertDialog as AlertDialogPrimitive } from "radix-ui";
import type { ReactNode } from "react";
import { cn } from "../cn.ts";
import { Button } from "./button.tsx";
import { dialogClass, scrimClass } from "./overlay-class.ts";
import { ReturningContent } from "./returning-content.tsx";

export interface AlertDialogProps {
  open?: boolean | undefined;
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** The button that opens it, for an uncontrolled dialog. */
  trigger?: ReactNode;
  title: ReactNode;
  description: ReactNode;
  /** Names the action: "Cancel the withdrawal", not "OK". */
  confirmLabel: ReactNode;
  /** The safe choice, which has the initial focus. */
  cancelLabel: ReactNode;
  /** A promise keeps the dialog open until it settles; a rejection leaves it open. */
  onConfirm: () => void | Promise<void>;
  tone?: "danger" | "primary" | undefined;
  loading?: boolean | undefined;
  loadingLabel?: string | undefined;
  children?: ReactNode;
}

export function AlertDialog({ tone = "danger", ...props }: AlertDialogProps) {
  return (
    <AlertDialogPrimitive.Root
      {...(props.open !== undefined && { open: props.open })}
      {...(props.onOpenChange && { onOpenChange: props.onOpenChange })}
    >
      {props.trigger && <AlertDialogPrimitive.Trigger asChild>{props.trigger}</AlertDialogPrimitive.Trigger>}
      <AlertDialogPrimitive.Portal>
        <AlertDialogPrimitive.Overlay className={scrimClass} />
        <ReturningContent of={AlertDialogPrimitive.Content} className={cn(dialogClass, "p-6 sm:max-w-md")}>
          <AlertDialogPrimitive.Title className="font-medium text-[17px] leading-6">
            {props.title}
          </AlertDialogPrimitive.Title>
          <AlertDialogPrimitive.Description className="mt-2 text-ink-2">
            {props.description}
          </AlertDialogPrimitive.Description>
          {props.children && <div className="mt-4">{props.children}</div>}
          <div className="mt-6 flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
            <AlertDialogPrimitive.Cancel asChild>
              <Button variant="secondary">{props.cancelLabel}</Button>
            </AlertDialogPrimitive.Cancel>
            <Button
              variant={tone}
              loading={props.loading}
              loadingLabel={props.loadingLabel}
              onClick={() => void props.onConfirm()}
            >
              {props.confirmLabel}
            </Button>
          </div>
        </ReturningContent>
      </AlertDialogPrimitive.Portal>
    </AlertDialogPrimitive.Root>
  );
}
