import { join } from "node:path";
import { gzipSync } from "node:zlib";
import react from "@vitejs/plugin-react";
import { build, defaultClientConditions, type Rolldown } from "vite";
import type { Line } from "../../sandbox/bench/table.ts";

/** The size limit of a public page's scripts, in bytes of gzip. */
const MOST = 150_000;

/** Measures the libraries that every page loads for its first render. */
export async function benchFloor(): Promise<Line[]> {
  const lines: Line[] = [];
  for (const [name, what] of [
    ["telling", "floor: a page of one link, by React, the router and React Query"],
    ["asking", "floor: the same with one call through the SDK"],
  ] as const) {
    const kb = (await bytesOf(name)) / 1000;
    lines.push({ what, measured: `${kb.toFixed(1)} kB`, reach: `≤ ${MOST / 1000} kB`, ok: kb * 1000 <= MOST });
  }
  return lines;
}

async function bytesOf(name: string): Promise<number> {
  const built = (await build({
    configFile: false,
    logLevel: "error",
    plugins: [react()],
    resolve: { conditions: ["@coffer/source", ...defaultClientConditions] },
    build: {
      ...{ target: "es2022", modulePreload: false, write: false },
      rolldownOptions: { input: join(import.meta.dirname, "floor", `${name}.tsx`) },
    },
  })) as Rolldown.RolldownOutput;
  const chunks = built.output.filter((each) => each.type === "chunk");
  const first = new Set(
    chunks.filter(({ isEntry }) => isEntry).flatMap(({ fileName, imports }) => [fileName, ...imports]),
  );
  return chunks.filter(({ fileName }) => first.has(fileName)).reduce((sum, { code }) => sum + gzipSync(code).length, 0);
}
