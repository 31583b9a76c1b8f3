/** One figure beside its target. */
export type Line = { what: string; measured: string; reach: string; ok: boolean };

export function printTable(lines: readonly Line[]): void {
  const width = (field: "what" | "measured" | "reach") => Math.max(...lines.map((line) => line[field].length));
  const [what, measured, reach] = [width("what"), width("measured"), width("reach")];
  for (const line of lines) {
    const cells = [line.what.padEnd(what), line.measured.padEnd(measured), line.reach.padEnd(reach)];
    process.stdout.write(`${cells.join("  ")}  ${line.ok ? "ok" : "NOT REACHED"}\n`);
  }
}
