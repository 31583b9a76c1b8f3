import { StatusChip, type Tone } from "@coffer/ui";
import type { LoggedRequest } from "../../api/replies.ts";
import { words } from "../../words.ts";

const text = words.requests;

/** A refusal is a fair answer, so it only warns; a failure inside is bad. */
const toneOf = (status: number): Tone => (status >= 500 ? "bad" : status >= 400 ? "warn" : "good");

export const AnswerChip = ({ request: { status, code } }: { request: LoggedRequest }) => (
  <StatusChip tone={toneOf(status)}>
    {status}
    {code !== null && code !== status && <span className="font-normal">{text.code(code)}</span>}
  </StatusChip>
);
