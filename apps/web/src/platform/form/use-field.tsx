import { type ReactNode, useEffect, useId } from "react";
import { type RefCallBack, useController } from "react-hook-form";
import { useIntl } from "react-intl";
import { FormattedMessage, type PlainMessageId } from "../intl/intl.ts";
import { useLabel } from "./labels.ts";

/** The common props of all fields. */
export interface FieldBase {
  name: string;
  label: ReactNode;
  hint?: ReactNode;
  required?: boolean | undefined;
  /** At the right of the label: a link or a small button. */
  action?: ReactNode;
  disabled?: boolean | undefined;
}

/** A field of the surrounding form: value, handlers, and its error text. */
export function useField({ name, label }: FieldBase) {
  const { field, fieldState } = useController({ name });
  const problem = useProblem();
  useLabel(name, label);
  return { field, error: problem(fieldState.error?.message, label) };
}

/** Returns a field's error text; an empty field is named. */
export function useProblem(): (message: string | undefined, label: ReactNode) => ReactNode {
  const intl = useIntl();
  return (message, label) => {
    if (message === undefined) return undefined;
    if (message === "form.required") return <FormattedMessage id={message} values={{ label }} />;
    // A rule names its message by id; the server sends a text.
    return message in intl.messages ? intl.formatMessage({ id: message as PlainMessageId }) : message;
  };
}

/** Returns the id of a control without a ref, which the error summary focuses. */
export function useFocusId(ref: RefCallBack): string {
  const id = useId();
  useEffect(() => ref({ focus: () => document.getElementById(id)?.focus() }), [ref, id]);
  return id;
}
