import type { KeyTriple } from "./key-cache.ts";

/** A one-time ticket with the pepper and rounds of an account, as `pTR` answers it. */
export interface Ticket {
  readonly t: string;
  readonly p: string;
  readonly r: number;
}

/** A server may not make us compute for minutes. */
const MOST_ROUNDS = 1_000_000;

/** A ticket as it came, or `undefined` for one that can't be used. */
export function readTicket(answer: unknown): Ticket | undefined {
  const { t, p, r }: Partial<Record<string, unknown>> = { ...Object(answer) };
  if (typeof t !== "string" || !isHex(p, 1) || typeof r !== "number") return undefined;
  return r >= 1 && r <= MOST_ROUNDS && Number.isInteger(r) ? { t, p, r } : undefined;
}

/** A key triple as it came, or `undefined` for one that can't be used. */
export function readTriple(answer: unknown): KeyTriple | undefined {
  const { i, s, k, e }: Partial<Record<string, unknown>> = { ...Object(answer) };
  if (typeof k !== "string" || k === "" || typeof e !== "number") return undefined;
  return isHex(i, 16) && isHex(s, 1) ? { i, s, k, e } : undefined;
}

/** Hex of at least so many bytes. */
function isHex(value: unknown, bytes: number): value is string {
  return typeof value === "string" && value.length >= bytes * 2 && /^([0-9a-f]{2})+$/i.test(value);
}
