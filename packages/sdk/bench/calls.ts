import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { median, type Table, times } from "./table.ts";

const ROUNDS = 7;
/** A request of openapi-fetch has neither timeout nor session. */
const MOST_TIMES = 2;
const names = ["raw", "openapi-fetch", "ours", "ky", "axios"];

/** Microseconds a call takes over a fetch that answers at once; each library in processes of its own, back and forth. */
export function calls(): Table {
  const taken = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed()) {
      const said = execFileSync(process.execPath, [join(import.meta.dirname, "one-caller.ts"), name]);
      taken.get(name)?.push(Number(said));
    }
  }
  const of = (name: string) => median(taken.get(name) ?? []);
  const isQuick = of("ours") <= Math.min(of("ky"), MOST_TIMES * of("openapi-fetch"));
  const rows = names.map((name) => ({
    cells: [name, of(name).toFixed(1), times(of(name) / of("ours"))],
    reach: name === "ours" ? `≤ ky, ≤ ${MOST_TIMES} × openapi-fetch` : "",
    ok: name === "ours" ? isQuick : undefined,
  }));
  return {
    title: `Time per call over a stub fetch, µs, median of ${ROUNDS} processes`,
    head: ["client", "µs", "to ours"],
    rows,
  };
}
