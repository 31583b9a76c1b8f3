import type { OperationId } from "@coffer/sdk/contract";
import { UploadedFile } from "./request.ts";

export type LogEntry = {
  requestId: string;
  /** World time. */
  at: number;
  method: string;
  path: string;
  query: string;
  operation: OperationId | null;
  uid: string | null;
  status: number;
  code: number | null;
  input: unknown;
  reply: string;
  /** The fault rule that hit it. */
  fault: string | null;
  /** Where our own reply broke the contract, or what failed inside. */
  findings: string[];
  /** Ids of the ledger entries it made. */
  ledger: string[];
  /** Milliseconds of real time from the whole request to the whole reply; only a door can tell. */
  took: number | null;
};

const KEPT = 300;
const SHOWN = 4000;
/** A longer reply is cut when it is kept, not when it is read. */
const KEPT_WHOLE = 32_768;
const SECRET = /password|token|secret|googlecode|ticket|^code$/i;

/** The latest requests of a world. */
export class RequestLog {
  #entries: LogEntry[] = [];

  add(entry: LogEntry): void {
    if (entry.reply.length > KEPT_WHOLE) entry.reply = redactText(entry.reply);
    this.#entries.push(entry);
    // Cut in blocks: shifting one by one would move the whole ring each time.
    if (this.#entries.length > 2 * KEPT) this.#entries = this.#entries.slice(-KEPT);
  }
  /** Newest first, secrets blanked. */
  read(limit = KEPT): LogEntry[] {
    return this.#entries
      .slice(-Math.min(limit, KEPT))
      .reverse()
      .map((entry) => ({
        ...entry,
        query: entry.query.replace(/([^&=]*(?:token|password|secret)[^&=]*)=[^&]*/gi, "$1=•••"),
        input: redact(entry.input),
        reply: redactText(entry.reply),
      }));
  }
  clear(): void {
    this.#entries = [];
  }
}

/** The input as the log may keep it: a file is ten megabytes, its name and size tell enough. */
export function loggedInput(input: Record<string, unknown>): Record<string, unknown> {
  const entries = Object.entries(input).map(([name, value]) => [
    name,
    value instanceof UploadedFile ? `${value.name}, ${value.bytes.length} bytes` : value,
  ]);
  return Object.fromEntries(entries);
}

function redact(value: unknown): unknown {
  const text = JSON.stringify(value, blank);
  if (text === undefined) return null;
  return text.length > SHOWN ? `${text.slice(0, SHOWN)}…` : JSON.parse(text);
}
function redactText(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), blank).slice(0, SHOWN);
  } catch {
    return body.slice(0, SHOWN);
  }
}
function blank(name: string, value: unknown): unknown {
  // A number under such a name is a lifetime or an error code, and worth seeing.
  return SECRET.test(name) && typeof value === "string" ? "•••" : value;
}
