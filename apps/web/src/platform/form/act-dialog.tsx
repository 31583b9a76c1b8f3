import { Button, Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@coffer/ui";
import { type ReactNode, useRef } from "react";
import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { Form } from "./form.tsx";
import type { CofferForm } from "./use-coffer-form.ts";

export interface ActDialogProps<Input extends FieldValues, Output> {
  form: CofferForm<Input, Output>;
  title: ReactNode;
  /** The consequences, above the fields. */
  body: ReactNode;
  /** Names the action: "Release 1,000 USDT". */
  yes: ReactNode;
  /** The safe choice, which has the initial focus. */
  no: ReactNode;
  tone?: "primary" | "danger" | undefined;
  close: () => void;
  /** The fields. */
  children?: ReactNode;
}

/** A form for an irreversible action: shows its refusal, and focuses the safe button. */
export function ActDialog<Input extends FieldValues, Output>(props: ActDialogProps<Input, Output>) {
  const { form, title, body, yes, no, tone = "primary", close } = props;
  const intl = useIntl();
  const safe = useRef<HTMLButtonElement>(null);
  return (
    <Dialog open onOpenChange={(open) => !open && !form.busy && close()}>
      <DialogContent
        role="alertdialog"
        closeLabel={intl.formatMessage({ id: "form.close" })}
        onOpenAutoFocus={(event) => {
          event.preventDefault();
          safe.current?.focus();
        }}
      >
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <DialogDescription asChild>
            <div className="mb-5 text-ink-2">{body}</div>
          </DialogDescription>
          <Form form={form}>
            {props.children}
            <div className="flex flex-col-reverse gap-2.5 sm:flex-row sm:justify-end">
              <Button ref={safe} variant="secondary" onClick={close} disabled={form.busy}>
                {no}
              </Button>
              <Button
                type="submit"
                variant={tone}
                loading={form.busy}
                loadingLabel={intl.formatMessage({ id: "form.sending" })}
              >
                {yes}
              </Button>
            </div>
          </Form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
