import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle, Notice } from "@coffer/ui";
import type { FieldValues } from "react-hook-form";
import { UnknownOutcome } from "../../../kernel/flow/unknown-outcome.tsx";
import { ActDialog, type ActDialogProps } from "../../../kernel/form/act-dialog.tsx";
import { Text } from "../../../lib/text.tsx";
import type { Once } from "./use-once.ts";

export interface OnceDialogProps<Input extends FieldValues, Output> extends ActDialogProps<Input, Output> {
  once: Pick<Once<never>, "act" | "lost" | "reopened" | "settle">;
  /** It is only looked up, not sent again. */
  proved?: boolean | undefined;
}

/** An act that moves money, in a dialog; while nobody knows whether it happened it can neither be sent anew nor left. */
export function OnceDialog<Input extends FieldValues, Output>({
  once,
  proved,
  ...props
}: OnceDialogProps<Input, Output>) {
  if (!once.lost)
    return (
      <ActDialog {...props}>
        {once.reopened && (
          <Notice tone="warn" title={<Text id="flow.reopened" />}>
            <Text id="flow.reopenedBody" />
          </Notice>
        )}
        {props.children}
      </ActDialog>
    );
  return (
    <Dialog open>
      <DialogContent role="alertdialog" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{props.title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <UnknownOutcome unknown={proved ? "proof" : "send"} busy={once.act.busy} settle={once.settle} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
