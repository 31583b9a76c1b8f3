import { StatusChip } from "@coffer/ui";
import { FormattedMessage } from "../intl/intl.ts";
import { type StatusTexts, statusOf } from "./status.ts";

export interface StatusTagProps {
  /** The texts of its kind: `recordStatus`. */
  of: StatusTexts<number>;
  value: number;
  /** How far it has come: "Confirming 2/3". */
  progress?: { done: number; needed: number } | undefined;
}

/** A status as a chip with its dot. */
export function StatusTag({ of, value, progress }: StatusTagProps) {
  const { label, tone } = statusOf(of, value);
  return (
    <StatusChip tone={tone}>
      <FormattedMessage id={label} />
      {progress && ` ${progress.done}/${progress.needed}`}
    </StatusChip>
  );
}

/** What the status means and what comes next, in a sentence. */
export function StatusNext({ of, value }: Pick<StatusTagProps, "of" | "value">) {
  return <FormattedMessage id={statusOf(of, value).next} />;
}
