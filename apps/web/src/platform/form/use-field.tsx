import { type ReactNode, useEffect, useId } from "react";
import { type RefCallBack, useController } from "react-hook-form";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";
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
  const intl = useIntl();
  return (message, label) => {
    if (message === undefined) return undefined;
    if (message === "form.required") return <FormattedMessage id={message} values={{ label }} />;
    // A rule names its message by id; the server sends a text.
    return message in intl.messages ? intl.formatMessage({ id: message as PlainMessageId }) : message;
  };
}

/** The id for a control that takes no ref, by which the summary of errors brings the focus to it. */
export function useFocusId(ref: RefCallBack): string {
  const id = useId();
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return id;
}
