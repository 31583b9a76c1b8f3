import { join } from "node:path";
import { bundlers } from "./bundle.ts";
import { kB, type Table } from "./table.ts";
import { LARGEST, type Size, weigh } from "./weigh.ts";

const programs = [
  "ours-one-group",
  "ours-all-groups",
  "openapi-fetch",
  "ky",
  "axios",
  "stripe",
  "openai",
  "fireblocks",
];

/** A program of one call with two retries and a timeout where the library has them, in four bundlers. */
export async function sizes(): Promise<Table> {
  const rows = [];
  for (const program of programs) {
    const cells = [];
    let fits: boolean | undefined;
    for (const [name, bundler] of Object.entries(bundlers)) {
      const size = await weigh(
        bundler,
        join(import.meta.dirname, `programs/${program}.js`),
        outOf(program, name),
        targetOf(program),
      ).catch(() => undefined);
      cells.push(size ? said(size) : "doesn't build");
      const limit = LARGEST[program];
      if (limit) fits = (fits ?? true) && size !== undefined && size.start <= limit;
    }
    rows.push({
      cells: [program, ...cells],
      reach: LARGEST[program] ? `≤ ${kB(LARGEST[program])} in each` : "",
      ok: fits,
    });
  }
  const title = "One-call program, min+gzip in kB (+ what loads later, when a password is encrypted)";
  return { title, head: ["program", ...Object.keys(bundlers)], rows };
}

const outOf = (program: string, bundler: string) => join(import.meta.dirname, ".out", bundler, program);
// Fireblocks needs url, os and crypto of Node; all others are built for a browser.
const targetOf = (program: string) => (program === "fireblocks" ? "node" : "browser");
const said = ({ start, later }: Size) => (later > 0 ? `${kB(start)} (+${kB(later)})` : kB(start));
