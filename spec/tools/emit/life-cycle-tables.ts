import type { Move, Schema } from "../document.ts";
import { valueNames } from "./labels.ts";
import type { Source } from "./text.ts";

/** Generates `spec/life-cycles.md`: each status, its states, and the parties that move a record. */
export function lifeCycleTables({ document }: Source): string {
  const tables = Object.entries(document.components.schemas ?? {})
    .filter(([, schema]) => schema["x-life-cycle"])
    .sort(([a], [b]) => a.localeCompare(b, "en"))
    .map(([name, schema]) => `## ${name}\n\n| state | means | moves on |\n|---|---|---|\n${rows(schema)}`);
  return [
    "# What records go through\n\n",
    "Written by `gen` out of `x-life-cycle`. A move is made by an operation, by somebody outside (*actor*) or by time\n",
    "(*clock*). No state waits for ever: each is an end, is left by the clock, or is one nobody waits in.\n\n",
    tables.join("\n"),
  ].join("");
}

function rows(schema: Schema): string {
  const { start, states } = schema["x-life-cycle"] ?? { start: [], states: {} };
  const numbers = new Map(valueNames(schema).map((name, at) => [name, schema.enum?.[at]]));
  return Object.entries(states)
    .map(([state, { about, final, resting, moves = [] }]) => {
      const value = numbers.get(state);
      const name = `${typeof value === "number" ? `${value} ` : ""}**${state}**${start.includes(state) ? " (start)" : ""}`;
      const end = final ? "the end" : resting ? "nobody waits in it" : "";
      return `| ${name} | ${about.trim()} | ${[end, ...moves.map(written)].filter(Boolean).join("<br>")} |\n`;
    })
    .join("");
}

function written({ to, by, codes = [] }: Move): string {
  const [kind = "", ...words] = by.split(":");
  const who = words.length > 0 ? `*${kind}*: ${words.join(":")}` : `\`${by}\``;
  return `→ ${to} by ${who}${codes.length > 0 ? ` (refused with ${codes.join(", ")})` : ""}`;
}
