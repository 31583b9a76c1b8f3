import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { type FieldValues, FormProvider } from "react-hook-form";
import { FailureNote, isLockedOut } from "../page/failure-note.tsx";
import { FormSummary } from "./form-summary.tsx";
import { LabelsContext } from "./labels.ts";
import type { CofferForm } from "./use-coffer-form.ts";

export interface FormProps<Input extends FieldValues, Output> {
  form: CofferForm<Input, Output>;
  /** Lets a button elsewhere, such as the flow's summary, submit it. */
  id?: string | undefined;
  className?: string | undefined;
  /** The way out while too many wrong entries lock it. */
  whenLocked?: ReactNode;
  children: ReactNode;
}

/** A form. After a failed submit, the first invalid field gets the focus. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { form, id, className, whenLocked, children } = props;
  const element = useRef<HTMLFormElement>(null);
  const labels = useMemo(() => new Map<string, ReactNode>(), []);
  const { submitCount, isSubmitting, errors } = form.formState;
  const wrong = Object.keys(errors).length > 0;

  useEffect(() => {
    if (submitCount === 0 || isSubmitting || !wrong) return;
    const first = element.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    first?.focus({ preventScroll: true });
    first?.scrollIntoView({ block: "center" });
  }, [submitCount, isSubmitting, wrong]);

  return (
    <FormProvider {...form}>
      <LabelsContext value={labels}>
        <form ref={element} id={id} noValidate onSubmit={form.send} className={className ?? "flex flex-col gap-5"}>
          {form.failure !== undefined && <FailureNote error={form.failure} />}
          {submitCount > 0 && <FormSummary errors={errors} />}
          {isLockedOut(form.failure) ? whenLocked : children}
        </form>
      </LabelsContext>
    </FormProvider>
  );
}
