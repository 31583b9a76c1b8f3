import { type ReactNode, useEffect, useId } from "react";
import { type RefCallBack, useController } from "react-hook-form";
import { Text, useAnyText } from "../intl/text.tsx";
import { useLabel } from "./labels.ts";

/** What every field of the kit takes. */
export interface FieldBase {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** Right of the label: a link or a small button. */
  action?: ReactNode;
  disabled?: boolean | undefined;
}

/** A field of the form around it: value, handlers, and its error in words. */
export function useField({ name, label }: FieldBase) {
  const { field, fieldState } = useController({ name });
  const problem = useProblem();
  useLabel(name, label);
  return { field, error: problem(fieldState.error?.message, label) };
}

/** What is wrong with a field, in words: one that is empty is named. */
export function useProblem(): (message: string | undefined, label: ReactNode) => ReactNode {
  const words = useAnyText();
  return (message, label) => {
    if (message === undefined) return undefined;
    return message === "form.required" ? <Text id={message} values={{ label }} /> : words(message);
  };
}

/** The id for a control that takes no ref, by which the summary of errors brings the focus to it. */
export function useFocusId(ref: RefCallBack): string {
  const id = useId();
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return id;
}
