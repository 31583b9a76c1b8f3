import { Dialog, DialogBody, DialogContent, DialogDescription, DialogHeader, DialogTitle } from "@coffer/ui";
import { type ReactNode, Suspense } from "react";
import type { FieldValues } from "react-hook-form";
import { useIntl } from "react-intl";
import { Form } from "../form/form.tsx";
import { SubmitButton } from "../form/submit-button.tsx";
import type { CofferForm } from "../form/use-coffer-form.ts";
import { lazyPart } from "../page/lazy-part.tsx";
import type { Once } from "./use-once.ts";

// Loaded with the first lost reply.
const LostDialog = lazyPart(() => import("./lost-dialog.tsx").then(({ LostDialog: it }) => it));

export interface FormDialogProps<Input extends FieldValues, Output> {
  form: CofferForm<Input, Output>;
  /** For an action with effects: a lost reply is resolved before anything else. */
  once?: Pick<Once<never>, "act" | "lost" | "settle"> | undefined;
  title: ReactNode;
  lead: ReactNode;
  /** Names the action: "Set the rate". */
  yes: ReactNode;
  close: () => void;
  /** The fields. */
  children: ReactNode;
}

/** A form over the list it belongs to. It can't be closed during the request. */
export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { form, once, title, lead, yes, close, children } = props;
  const intl = useIntl();
  if (once?.lost)
    return (
      <Suspense>
        <LostDialog title={title} once={once} />
      </Suspense>
    );
  return (
    <Dialog open onOpenChange={(open) => !open && !form.busy && close()}>
      <DialogContent closeLabel={intl.formatMessage({ id: "form.close" })}>
        <DialogHeader>
          <DialogTitle>{title}</DialogTitle>
          <DialogDescription>{lead}</DialogDescription>
        </DialogHeader>
        <DialogBody>
          <Form form={form}>
            {children}
            <SubmitButton wide>{yes}</SubmitButton>
          </Form>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
