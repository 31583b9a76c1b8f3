import { execFileSync } from "node:child_process";
import { median, type Table, times } from "./table.ts";

const ROUNDS = 11;
/** On a busy or slow machine a tenth of axios's in the same run counts as well. */
const MOST_MS = 15;
const subjects: Record<string, string> = {
  // The floor: what any import takes.
  "an empty module": "data:text/javascript,",
  ours: "@coffer/sdk",
  "openapi-fetch": "openapi-fetch",
  ky: "ky",
  axios: "axios",
  stripe: "stripe",
  openai: "openai",
  "effect (barrel)": "effect",
};

/** Milliseconds of a first import in Node, each in a process of its own, back and forth through the list. */
export function imports(): Table {
  const names = Object.keys(subjects);
  const taken = new Map<string, number[]>(names.map((name) => [name, []]));
  for (let round = 0; round < ROUNDS; round++) {
    for (const name of round % 2 === 0 ? names : names.toReversed())
      taken.get(name)?.push(coldImport(subjects[name] ?? ""));
  }
  const of = (name: string) => median(taken.get(name) ?? []);
  const rows = names.map((name) => ({
    cells: [name, of(name).toFixed(1), times(of(name) / of("ours"))],
    reach: name === "ours" ? `≤ ${MOST_MS} or 1/10 of axios` : "",
    ok: name === "ours" ? of("ours") <= Math.max(MOST_MS, of("axios") / 10) : undefined,
  }));
  return { title: `Cold import in Node, ms, median of ${ROUNDS} processes`, head: ["import", "ms", "to ours"], rows };
}

function coldImport(specifier: string): number {
  const program = `const at = performance.now(); await import("${specifier}"); console.log(performance.now() - at);`;
  const said = execFileSync(process.execPath, ["--input-type=module", "-e", program], { cwd: import.meta.dirname });
  return Number(said);
}
