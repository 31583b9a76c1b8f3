import { misused } from "./mistakes.ts";

/** The source of new worlds, for `start` and `seed`. */
export const seedingOptions = {
  seed: { type: "string" },
  at: { type: "string" },
  frozen: { type: "boolean", default: false },
} as const;

export const seedingHelp = `  --seed <text>        names, addresses, codes and prices come from it: the same text, the same worlds
  --at <moment>        when worlds begin, ISO 8601; else now, or 2026-11-21T14:02:11Z when frozen
  --frozen             let time stand still; it moves by advance
`;

export function seedOptionsOf({ seed, at, frozen }: { seed?: string; at?: string; frozen: boolean }) {
  if (seed === "") throw misused("--seed must not be empty.");
  const startAt = at === undefined ? undefined : Date.parse(at);
  if (Number.isNaN(startAt)) throw misused(`--at must be a moment such as 2026-11-21T14:00:00Z, not "${at}".`);
  return { live: !frozen, ...(seed !== undefined && { seed }), ...(startAt !== undefined && { startAt }) };
}
