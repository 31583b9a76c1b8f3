import { StatusChip, type Tone } from "@coffer/ui";
import type { LoggedRow } from "../../calls/replies.ts";
import { useWords } from "../../words/use-words.ts";

/** A refusal is a regular reply, so it only warns; an internal failure is an error. */
const toneOf = (status: number): Tone => (status >= 500 ? "bad" : status >= 400 ? "warn" : "good");

export function AnswerChip({ status, code }: Pick<LoggedRow, "status" | "code">) {
  const text = useWords().requests;
  return (
    <StatusChip tone={toneOf(status)}>
      {status}
      {code !== null && code !== status && <span className="font-normal">{text.code(code)}</span>}
    </StatusChip>
  );
}
