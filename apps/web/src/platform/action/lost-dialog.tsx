import { Dialog, DialogBody, DialogContent, DialogHeader, DialogTitle } from "@coffer/ui";
import type { ReactNode } from "react";
import { UnknownOutcome } from "../flow/unknown-outcome.tsx";
import type { Once } from "./use-once.ts";

export interface LostDialogProps {
  title: ReactNode;
  once: Pick<Once<never>, "act" | "settle">;
  /** True if the outcome is only looked up, not resent. */
  proved?: boolean | undefined;
}

/** Shown while an outcome is unknown: the action can neither be sent again nor left. */
export function LostDialog({ title, once, proved }: LostDialogProps) {
  return (
    <Dialog open>
      <DialogContent role="alertdialog" aria-describedby={undefined}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <UnknownOutcome unknown={proved ? "proof" : "send"} busy={once.act.busy} settle={once.settle} />
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
