import { AlertDialog } from "@coffer/ui";
import { type ReactNode, useState } from "react";
import { useIntl } from "react-intl";
import { FailureNote } from "../page/failure-note.tsx";
import { useAction } from "../use-action.ts";

export interface AskFirstProps {
  /** The button that opens the question. */
  trigger: ReactNode;
  title: ReactNode;
  body: ReactNode;
  /** Names the action, as "Cancel withdrawal". */
  yes: ReactNode;
  no: ReactNode;
  act: () => Promise<unknown>;
  /** The subject, shown below the question. */
  children?: ReactNode;
}

/** Asks before an action that cancels something; a refusal is shown in the dialog. */
export function AskFirst({ trigger, title, body, yes, no, act, children }: AskFirstProps) {
  const intl = useIntl();
  const [open, setOpen] = useState(false);
  const { run, busy, failure, forget } = useAction();
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => {
        setOpen(next);
        forget();
      }}
      trigger={trigger}
      title={title}
      description={body}
      confirmLabel={yes}
      cancelLabel={no}
      tone="danger"
      loading={busy}
      loadingLabel={intl.formatMessage({ id: "form.sending" })}
      onConfirm={async () => {
        if (await run(act)) setOpen(false);
      }}
    >
      {children}
      {failure !== undefined && <FailureNote error={failure} />}
    </AlertDialog>
  );
}
