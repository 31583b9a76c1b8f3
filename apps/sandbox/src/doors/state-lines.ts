import { crc32 } from "node:zlib";

/** The first line of a world's file, so that a file of another kind or version is told from a damaged one. */
const FORMAT = "coffer-sandbox-log";
export const VERSION = 3;
export const FIRST_LINE = `${JSON.stringify({ format: FORMAT, version: VERSION })}\n`;

const BEGIN = '{"sum":"';
const SUM_LENGTH = 8;
const LEAD = BEGIN.length + SUM_LENGTH + 2;
const NEWLINE = 0x0a;

const sumOf = (json: string) => crc32(json).toString(16).padStart(SUM_LENGTH, "0");

/** First line of a process that takes a file over: it has read the first `end` bytes, and what follows them doesn't count. */
export type Takeover = { readonly end: number };
type Line = { readonly epoch: number } & ({ readonly takeover: Takeover } | { readonly value: unknown });

/** One line, with a checksum, and the epoch of the process that wrote it. */
export function lineOf(line: Line): string {
  const json = JSON.stringify(line).slice(1);
  return `${BEGIN}${sumOf(json)}",${json}\n`;
}

/** Undefined when the checksum doesn't match. */
function lineIn(text: string): Line | undefined {
  const json = text.slice(LEAD);
  const isWhole = text.startsWith(BEGIN) && text.slice(BEGIN.length, BEGIN.length + SUM_LENGTH) === sumOf(json);
  return isWhole ? JSON.parse(`{${json}`) : undefined;
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
 * with whole ones after it is damage: throws.
 */
export function readLines(bytes: Buffer): StateLines {
  const [first, ...rest] = splitLines(bytes);
  if (`${first?.text}\n` !== FIRST_LINE) throw new Error(wrongKind(first?.text ?? ""));
  let lines: { start: number; value: unknown; isWhole: boolean }[] = [];
  let epoch = 0;
  let end = first?.end ?? 0;
  for (const { text, start, end: after, isEnded } of rest) {
    const line = isEnded ? lineIn(text) : undefined;
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

function splitLines(bytes: Buffer): { text: string; start: number; end: number; isEnded: boolean }[] {
  const lines = [];
  for (let start = 0; start < bytes.length; ) {
    const newline = bytes.indexOf(NEWLINE, start);
    const isEnded = newline !== -1;
    const end = isEnded ? newline + 1 : bytes.length;
    lines.push({ text: bytes.toString("utf8", start, isEnded ? newline : end), start, end, isEnded });
    start = end;
  }
  return lines;
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
