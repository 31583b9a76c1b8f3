import { StatusChip } from "@coffer/ui";
import { Text } from "../../lib/text.tsx";
import { type StatusKind, statusOf } from "./status.ts";

export interface StatusTagProps {
  kind: StatusKind;
  value: number;
  /** How far it has come: "Confirming 2/3". */
  progress?: { done: number; needed: number } | undefined;
}

/** A status as a chip with its dot. */
export function StatusTag({ kind, value, progress }: StatusTagProps) {
  const { label, tone } = statusOf(kind, value);
  return (
    <StatusChip tone={tone}>
      <Text id={label} />
      {progress && ` ${progress.done}/${progress.needed}`}
    </StatusChip>
  );
}

/** What the status means and what comes next, in a sentence. */
export function StatusNext({ kind, value }: Pick<StatusTagProps, "kind" | "value">) {
  return <Text id={statusOf(kind, value).next} />;
}
