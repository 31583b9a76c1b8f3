import { crc32 } from "node:zlib";

/** The first line of a state file, so that a file of another kind or version is told from a broken one. */
const FORMAT = "coffer-sandbox-state";
const VERSION = 2;
export const FIRST_LINE = `${JSON.stringify({ format: FORMAT, version: VERSION })}\n`;

const BEGIN = '{"sum":"';
const MIDDLE = '","is":';
const SUM_LENGTH = 8;
const LEAD = BEGIN.length + SUM_LENGTH + MIDDLE.length;
const NEWLINE = 0x0a;

const sumOf = (json: string) => crc32(json).toString(16).padStart(SUM_LENGTH, "0");

/** One value as a line that says whether it is whole. */
export function lineOf(value: unknown): string {
  const json = JSON.stringify(value);
  return `${BEGIN}${sumOf(json)}${MIDDLE}${json}}\n`;
}

/** Undefined when the line isn't what was written. */
function valueIn(line: string): unknown {
  const json = line.slice(LEAD, -1);
  const isWhole = line.startsWith(BEGIN) && line.slice(BEGIN.length, BEGIN.length + SUM_LENGTH) === sumOf(json);
  return isWhole ? JSON.parse(json) : undefined;
}

export type StateLines = {
  readonly values: unknown[] /** Bytes of an end that was never written whole. */;
  readonly torn: number;
};

/**
 * The values of a state file. A process killed while it writes leaves its last line cut short: that one was never
 * acknowledged and is left out. A broken line with whole ones after it is damage: throws.
 */
export function readLines(bytes: Buffer): StateLines {
  const lines = splitLines(bytes);
  const first = lines.shift()?.text ?? "";
  if (`${first}\n` !== FIRST_LINE) throw new Error(wrongKind(first));
  const values: unknown[] = [];
  let torn = 0;
  for (const { text, start, isEnded } of lines) {
    const value = isEnded ? valueIn(text) : undefined;
    if (value === undefined) torn ||= bytes.length - start;
    else if (torn > 0) throw new Error(`its line ${values.length + 2} is damaged`);
    else values.push(value);
  }
  return { values, torn };
}

function splitLines(bytes: Buffer): { text: string; start: number; isEnded: boolean }[] {
  const lines = [];
  for (let start = 0; start < bytes.length; ) {
    const end = bytes.indexOf(NEWLINE, start);
    const isEnded = end !== -1;
    lines.push({ text: bytes.toString("utf8", start, isEnded ? end : bytes.length), start, isEnded });
    start = isEnded ? end + 1 : bytes.length;
  }
  return lines;
}

function wrongKind(first: string): string {
  try {
    const head = JSON.parse(first) as { version?: unknown } | null;
    const version = head?.version;
    if (version !== undefined) return `it has version ${String(version).slice(0, 20)}, this is version ${VERSION}`;
  } catch {
    // No JSON: not one of ours.
  }
  return "it is no state file";
}
