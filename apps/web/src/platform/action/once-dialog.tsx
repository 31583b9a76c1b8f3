import { Notice } from "@coffer/ui";
import type { FieldValues } from "react-hook-form";
import { ActDialog, type ActDialogProps } from "../form/act-dialog.tsx";
import { FormattedMessage } from "../intl/intl.ts";
import { LostDialog } from "./lost-dialog.tsx";
import type { Once } from "./use-once.ts";

export interface OnceDialogProps<Input extends FieldValues, Output> extends ActDialogProps<Input, Output> {
  once: Pick<Once<never>, "act" | "lost" | "reopened" | "settle">;
  /** True if the outcome is only looked up, not resent. */
  proved?: boolean | undefined;
}

/** A money action in a dialog. While its outcome is unknown it can neither be sent again nor left. */
export function OnceDialog<Input extends FieldValues, Output>({
  once,
  proved,
  ...props
}: OnceDialogProps<Input, Output>) {
  if (once.lost) return <LostDialog title={props.title} once={once} proved={proved} />;
  return (
    <ActDialog {...props}>
      {once.reopened && (
        <Notice tone="warn" title={<FormattedMessage id="flow.reopened" />}>
          <FormattedMessage id="flow.reopenedBody" />
        </Notice>
      )}
      {props.children}
    </ActDialog>
  );
}
