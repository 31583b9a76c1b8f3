export interface Row {
  cells: string[];
  /** What the figure has to reach, where it is ours. */
  reach?: string | undefined;
  ok?: boolean | undefined;
}

export interface Table {
  title: string;
  head: string[];
  rows: Row[];
}

/** Prints a table as Markdown, and answers whether every figure reached what it has to. */
export function print({ title, head, rows }: Table): boolean {
  const verdict = (ok: boolean | undefined) => (ok === undefined ? "" : ok ? "ok" : "NOT");
  const lines = [[...head, "reach", ""], ...rows.map(({ cells, reach, ok }) => [...cells, reach ?? "", verdict(ok)])];
  const widths = lines[0]?.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0))) ?? [];
  const drawn = lines.map((line) => `| ${line.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(" | ")} |`);
  drawn.splice(1, 0, `|${widths.map((width) => "-".repeat(width + 2)).join("|")}|`);
  console.log(`\n## ${title}\n\n${drawn.join("\n")}`);
  return rows.every(({ ok }) => ok !== false);
}

export const kB = (bytes: number) => (bytes / 1000).toFixed(1);
export const times = (ratio: number) => `${ratio.toFixed(ratio < 10 ? 2 : 0)} ×`;

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}
