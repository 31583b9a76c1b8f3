import { crc32 } from "node:zlib";
import { jsonPieces } from "../state/long-json.ts";
import { parseJson } from "../state/parse-json.ts";
import type { TimeSliced } from "../state/time-slices.ts";

/** The first line of a world's file, so that a file of another kind or version is told from a damaged one. */
const FORMAT = "coffer-sandbox-log";
export const VERSION = 3;
export const FIRST_LINE = `${JSON.stringify({ format: FORMAT, version: VERSION })}\n`;

const BEGIN = '{"sum":"';
const SUM_LENGTH = 8;
const LEAD = BEGIN.length + SUM_LENGTH + 2;
const NEWLINE = 0x0a;
const BRACE = 0x7b;
/** So many bytes are summed up at a time. */
const PIECE = 1024 * 1024;

const sumOf = (crc: number) => crc.toString(16).padStart(SUM_LENGTH, "0");

/** First line of a process that takes a file over: it has read the first `end` bytes, and what follows them doesn't count. */
export type Takeover = { readonly end: number };
type Line = { readonly epoch: number } & ({ readonly takeover: Takeover } | { readonly value: unknown });

/** One line, with a checksum, and the epoch of the process that wrote it. */
export function lineOf(line: Line): string {
  const json = JSON.stringify(line).slice(1);
  return `${BEGIN}${sumOf(crc32(json))}",${json}\n`;
}
/** A line of something large, in pieces. Its checksum is only known at the end: `sum` gives it, to be written over the first piece's. */
export function longLineOf(line: Line): { readonly pieces: Generator<string>; readonly sum: () => string } {
  let crc = 0;
  const pieces = function* () {
    yield `${BEGIN}${sumOf(0)}",`;
    let isFirst = true;
    for (const piece of jsonPieces(line)) {
      const json = isFirst ? piece.slice(1) : piece;
      isFirst = false;
      crc = crc32(json, crc);
      yield json;
    }
    yield "\n";
  };
  return { pieces: pieces(), sum: () => sumOf(crc) };
}
/** Where the checksum of a line stands in it. */
export const SUM_AT = BEGIN.length;

/** Undefined when the checksum doesn't match. The bytes may be changed. */
function* lineIn(bytes: Buffer): TimeSliced<Line | undefined> {
  if (bytes.toString("latin1", 0, SUM_AT) !== BEGIN) return undefined;
  let crc = 0;
  for (let at = LEAD; at < bytes.length; at += PIECE) {
    crc = crc32(bytes.subarray(at, at + PIECE), crc);
    if (bytes.length > PIECE) yield;
  }
  if (bytes.toString("latin1", SUM_AT, SUM_AT + SUM_LENGTH) !== sumOf(crc)) return undefined;
  // What the checksum is over lacks its first brace.
  bytes[LEAD - 1] = BRACE;
  return (yield* parseJson(bytes.subarray(LEAD - 1))) as Line;
}

export type StateLines = {
  readonly values: unknown[];
  /** Where the last whole line ends. */
  readonly end: number;
  /** Bytes after it that were never written whole. */
  readonly torn: number;
};

/**
 * The values in a world's file. A process killed while it writes leaves its last line cut short: that one was never
 * acknowledged and is left out, and so is what a process wrote after another one had taken the file over. A broken line
 * with whole ones after it is damage: throws. The bytes may be changed.
 */
export function* readLines(bytes: Buffer): TimeSliced<StateLines> {
  const head = bytes.indexOf(NEWLINE) + 1;
  const first = bytes.toString("utf8", 0, head || Math.min(bytes.length, PIECE));
  if (first !== FIRST_LINE) throw new Error(wrongKind(first));
  let lines: { start: number; value: unknown; isWhole: boolean }[] = [];
  let epoch = 0;
  let end = head;
  for (let start = head, after = head; start < bytes.length; start = after) {
    const newline = bytes.indexOf(NEWLINE, start);
    after = newline === -1 ? bytes.length : newline + 1;
    const line = newline === -1 ? undefined : yield* lineIn(bytes.subarray(start, newline));
    yield;
    if (line && line.epoch < epoch) continue;
    if (line && "takeover" in line) {
      const { takeover } = line;
      lines = lines.filter((each) => each.start < takeover.end);
    } else lines.push({ start, value: line?.value, isWhole: line !== undefined });
    if (!line) continue;
    epoch = line.epoch;
    end = after;
  }
  const broken = lines.findIndex(({ isWhole }) => !isWhole);
  if (broken !== -1 && lines.slice(broken).some(({ isWhole }) => isWhole))
    throw new Error(`its line ${broken + 2} is damaged`);
  const whole = lines.filter(({ isWhole }) => isWhole);
  return { values: whole.map(({ value }) => value), end, torn: bytes.length - end };
}

function wrongKind(first: string): string {
  try {
    const head = JSON.parse(first) as { format?: unknown; version?: unknown } | null;
    if (head?.format === FORMAT)
      return `it has version ${String(head.version).slice(0, 20)}, this is version ${VERSION}`;
  } catch {
    // No JSON: not one of ours.
  }
  return "it is no file of a world";
}
