import type { OperationId } from "@coffer/sdk/contract";
import type { Entry } from "../ledger/entry.ts";
import { RawRequests } from "./raw-requests.ts";
import { redact, redactQuery, redactText } from "./redact.ts";
import { type EngineRequest, UploadedFile } from "./request.ts";
import { SeenCodes } from "./seen-codes.ts";

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
  /** As the operation got it; null when the request was refused before. */
  input: unknown;
  reply: string;
  /** The fault rule that hit it. */
  fault: string | null;
  /** Where our own reply broke the contract, or what failed inside. */
  findings: string[];
  /** The ledger entries it made. */
  ledger: readonly Entry[];
  /** Milliseconds of real time from the whole request to the whole reply; only a door can tell. */
  took: number | null;
};

/** An entry as it may be shown: secrets blanked, ledger entries by their ids. */
export type ShownEntry = Omit<LogEntry, "ledger"> & { ledger: string[] };
/** Without both sides of the call, for lists. */
export type LogRow = Omit<ShownEntry, "input" | "reply" | "query">;
export type LogFilter = { operation?: string; status?: number; code?: number; uid?: string };

const KEPT = 300;
/** A longer reply or input is cut when it is kept, not when it is read. */
const KEPT_WHOLE = 32_768;

/** The latest requests of a world. */
export class RequestLog {
  readonly seen = new SeenCodes();
  readonly #raw = new RawRequests();
  readonly #replays = new Map<string, string>();
  readonly #cut = new WeakSet<LogEntry>();
  #entries: LogEntry[] = [];

  add(entry: LogEntry, request?: EngineRequest): void {
    if (entry.reply.length > KEPT_WHOLE) {
      entry.reply = redactText(entry.reply);
      this.#cut.add(entry);
    }
    if (request?.body.kind === "text" && request.body.text.length > KEPT_WHOLE) entry.input = redact(entry.input);
    if (entry.operation !== null) this.seen.add(entry.operation, entry.code);
    if (request) this.#raw.add(entry.requestId, request);
    this.#entries.push(entry);
    // Cut in blocks: shifting one by one would move the whole ring each time.
    if (this.#entries.length > 2 * KEPT) this.#entries = this.#entries.slice(-KEPT);
  }
  /** Newest first, secrets blanked. */
  read(limit = KEPT): ShownEntry[] {
    return this.#entries
      .slice(-Math.min(limit, KEPT))
      .reverse()
      .map((entry) => this.show(entry));
  }
  show(entry: LogEntry): ShownEntry {
    return {
      ...entry,
      query: redactQuery(entry.query),
      input: redact(entry.input),
      reply: this.#cut.has(entry) ? entry.reply : redactText(entry.reply),
      ledger: entry.ledger.map(({ id }) => id),
    };
  }
  /** Newest first, only those that fit. */
  rows(filter: LogFilter = {}, limit = KEPT): LogRow[] {
    const found = this.#entries.slice(-KEPT).filter((entry) => fits(entry, filter));
    return found.slice(-limit).reverse().map(rowOf);
  }
  find(requestId: string): LogEntry | undefined {
    return this.#entries.findLast((entry) => entry.requestId === requestId);
  }
  /** The request as it came, if it is still kept. Never show it. */
  raw(requestId: string): EngineRequest | undefined {
    return this.#raw.get(requestId);
  }
  /** The kept request that made a ledger entry; null when time, the seed, the console or an older one did. */
  madeBy(entry: Entry): string | null {
    return this.#entries.find(({ ledger }) => ledger.includes(entry))?.requestId ?? null;
  }
  noteReplay(requestId: string, of: string): void {
    this.#replays.set(requestId, of);
    const [oldest] = this.#replays.keys();
    if (this.#replays.size > KEPT && oldest !== undefined) this.#replays.delete(oldest);
  }
  replayOf(requestId: string): string | null {
    return this.#replays.get(requestId) ?? null;
  }
  clear(): void {
    this.#entries = [];
    this.#raw.clear();
  }
}

const fits = (entry: LogEntry, { operation, status, code, uid }: LogFilter) =>
  (operation === undefined || entry.operation === operation) &&
  (status === undefined || entry.status === status) &&
  (code === undefined || entry.code === code) &&
  (uid === undefined || entry.uid === uid);

const rowOf = ({ input: _input, reply: _reply, query: _query, ledger, ...row }: LogEntry): LogRow => ({
  ...row,
  ledger: ledger.map(({ id }) => id),
});

/** The input as the log may keep it: a file is ten megabytes, its name and size tell enough. */
export function loggedInput(input: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(input).some((value) => value instanceof UploadedFile)) return input;
  const entries = Object.entries(input).map(([name, value]) => [
    name,
    value instanceof UploadedFile ? `${value.name}, ${value.bytes.length} bytes` : value,
  ]);
  return Object.fromEntries(entries);
}
