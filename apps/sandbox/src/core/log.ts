import type { OperationId } from "@coffer/sdk/contract";
import type { Entry } from "../ledger/entry.ts";
import { Latest } from "./latest.ts";
import { RawRequests } from "./raw-requests.ts";
import { redact, redactQuery, redactText } from "./redact.ts";
import { type EngineRequest, UploadedFile } from "./request.ts";

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
  /** The operation's input; null if the request was refused before it was read. */
  input: unknown;
  reply: string;
  /** The fault rules that applied. */
  fault: string | null;
  /** Contract violations of the sandbox's own reply, and internal errors. */
  findings: string[];
  /** The ledger entries that the request made. */
  ledger: readonly Entry[];
  /** Real milliseconds from the complete request to the complete reply, measured by the transport. */
  took: number | null;
};

/** A loggable entry: secrets redacted, ledger entries by their ids. */
export type ShownEntry = Omit<LogEntry, "ledger"> & { ledger: string[] };
/** An entry for lists, without input and reply. */
export type LogRow = Omit<ShownEntry, "input" | "reply" | "query">;
export type LogFilter = { operation?: string; status?: number; code?: number; uid?: string };

const KEPT = 300;
/** A longer reply or input is cut when it is stored, not when it is read. */
const KEPT_WHOLE = 32_768;

/** The latest requests of a world. */
export class RequestLog {
  readonly seen = new SeenCodes();
  readonly #raw = new RawRequests();
  readonly #replays = new Map<string, string>();
  readonly #cut = new WeakSet<LogEntry>();
  readonly #entries = new Latest<LogEntry>(KEPT);
  #changes = 0;

  /** Rises with every change of the visible log. */
  get changes(): number {
    return this.#changes;
  }

  add(entry: LogEntry, request?: EngineRequest): void {
    this.#changes += 1;
    if (entry.reply.length > KEPT_WHOLE) {
      entry.reply = redactText(entry.reply);
      this.#cut.add(entry);
    }
    if (request?.body.kind === "text" && request.body.text.length > KEPT_WHOLE) entry.input = redact(entry.input);
    if (entry.operation !== null) this.seen.add(entry.operation, entry.code);
    if (request) this.#raw.add(entry.requestId, request);
    const dropped = this.#entries.add(entry);
    if (dropped) forget(dropped);
  }
  /** Returns entries, newest first, secrets redacted. */
  read(limit = KEPT): ShownEntry[] {
    return this.#entries
      .list()
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
  /** Returns matching rows, newest first. */
  rows(filter: LogFilter = {}, limit = KEPT): LogRow[] {
    const found = this.#entries.list().filter((entry) => fits(entry, filter));
    return found.slice(-limit).reverse().map(rowOf);
  }
  find(requestId: string): LogEntry | undefined {
    return this.#entries.list().findLast((entry) => entry.requestId === requestId);
  }
  /** Returns the request as it was received, if it is still kept. Never show it. */
  raw(requestId: string): EngineRequest | undefined {
    return this.#raw.get(requestId);
  }
  /**
   * Returns the logged request that made a ledger entry; null if a task, the seed, the console or an older request
   * made it.
   */
  madeBy(entry: Entry): string | null {
    return this.#entries.list().find(({ ledger }) => ledger.includes(entry))?.requestId ?? null;
  }
  /** Adds what the transport learns about a request afterwards. */
  amend(entry: LogEntry, told: Partial<Pick<LogEntry, "took" | "fault">>): void {
    this.#changes += 1;
    Object.assign(entry, told);
  }
  noteReplay(requestId: string, of: string): void {
    this.#changes += 1;
    this.#replays.set(requestId, of);
    const [oldest] = this.#replays.keys();
    if (this.#replays.size > KEPT && oldest !== undefined) this.#replays.delete(oldest);
  }
  replayOf(requestId: string): string | null {
    return this.#replays.get(requestId) ?? null;
  }
  clear(): void {
    this.#changes += 1;
    this.#entries.clear();
    this.#raw.clear();
  }
}

/**
 * Clears the references of a dropped entry. Long-lived entries are promoted to V8's old generation, where objects
 * they refer to would stay until the next full collection.
 */
function forget(entry: LogEntry): void {
  entry.path = entry.query = entry.reply = "";
  entry.input = null;
  entry.findings = [];
  entry.ledger = [];
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

/** Returns the input for the log: of a file, which may have ten megabytes, only name and size. */
export function loggedInput(input: Record<string, unknown>): Record<string, unknown> {
  if (!Object.values(input).some((value) => value instanceof UploadedFile)) return input;
  const entries = Object.entries(input).map(([name, value]) => [
    name,
    value instanceof UploadedFile ? `${value.name}, ${value.bytes.length} bytes` : value,
  ]);
  return Object.fromEntries(entries);
}

export type Seen = { calls: number; codes: ReadonlyMap<number, number> };
const never: Seen = { calls: 0, codes: new Map() };

/** Counts the calls of each operation and the codes it answered, since the world was opened. */
export class SeenCodes {
  readonly #seen = new Map<OperationId, { calls: number; codes: Map<number, number> }>();

  add(operation: OperationId, code: number | null): void {
    const seen = this.#seen.get(operation) ?? { calls: 0, codes: new Map<number, number>() };
    this.#seen.set(operation, seen);
    seen.calls += 1;
    if (code !== null) seen.codes.set(code, (seen.codes.get(code) ?? 0) + 1);
  }
  of(operation: OperationId): Seen {
    return this.#seen.get(operation) ?? never;
  }
}
