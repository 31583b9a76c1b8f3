import { execFileSync } from "node:child_process";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type contract from "@coffer/sdk/openapi.json";
import type { Table } from "./table.ts";

const ROUNDS = 5;
const out = join(import.meta.dirname, ".out/types");
const bundled = join(import.meta.dirname, "../dist/openapi.json");
/** Stands where TypeScript 5.9 does, which it needs. */
const openapiTypescript = join(import.meta.dirname, "../../../spec/node_modules/openapi-typescript/bin/cli.js");
const compilers = { "TypeScript 7": "typescript", "TypeScript 5.9": "typescript-5" };
const reach: Record<string, number> = { "TypeScript 7": 0.3, "TypeScript 5.9": 1.3 };

interface Call {
  group: string;
  id: string;
  path: string;
  method: string;
}

/** Seconds a checker takes for programs that call every operation of the contract. */
export async function checking(): Promise<Table> {
  const document: typeof contract = JSON.parse(await readFile(bundled, "utf8"));
  const calls = Object.entries(document.paths).flatMap(([path, item]) =>
    Object.entries(item).map(([method, operation]) => ({
      path,
      method,
      id: operation.operationId,
      group: operation.tags[0] ?? "",
    })),
  );
  await mkdir(out, { recursive: true });
  execFileSync(process.execPath, [openapiTypescript, bundled, "--output", join(out, "paths.ts"), "--immutable"]);
  const programs: Record<string, string> = {
    [`ours, ${calls.length} operations`]: await write("ours", ours(calls)),
    "ours, 1 operation": await write("one", ours(calls.slice(0, 1))),
    [`openapi-fetch on the same contract, ${calls.length}`]: await write("openapi-fetch", openapiFetch(calls)),
    "stripe, 1 call": await write(
      "stripe",
      'import Stripe from "stripe";\nexport const balance = new Stripe("k").balance.retrieve();\n',
    ),
  };
  const rows = Object.entries(programs).flatMap(([program, file]) =>
    Object.entries(compilers).map(([name, folder]) => {
      const { seconds, instances } = check(folder, file);
      const limit = program.startsWith("ours") ? reach[name] : undefined;
      return {
        cells: [program, name, seconds.toFixed(2), instances],
        reach: limit ? `≤ ${limit}` : "",
        ok: limit ? seconds <= limit : undefined,
      };
    }),
  );
  return {
    title: `Type-check of a program, s, best of ${ROUNDS}: a busy machine only adds`,
    head: ["program", "checker", "s", "instantiations"],
    rows,
  };
}

const compilerOptions = {
  module: "nodenext",
  target: "es2022",
  lib: ["es2023", "dom"],
  types: ["node"],
  strict: true,
  exactOptionalPropertyTypes: true,
  skipLibCheck: true,
  noEmit: true,
  allowImportingTsExtensions: true,
};

/** Writes a program with its settings and answers the settings' path. */
async function write(name: string, text: string): Promise<string> {
  await writeFile(join(out, `${name}.ts`), text);
  await writeFile(join(out, `${name}.json`), JSON.stringify({ compilerOptions, files: [`${name}.ts`] }));
  return join(out, `${name}.json`);
}

function ours(calls: readonly Call[]): string {
  const lines = calls.map(({ group, id }) => {
    const input = `Parameters<Client["${group}"]["${id}"]>[0]`;
    return `export const ${id} = async (input: ${input}) => (await coffer.${group}.${id}(input));`;
  });
  return `import { type Client, createClient } from "@coffer/sdk";\nconst coffer = createClient();\n${lines.join("\n")}\n`;
}

function openapiFetch(calls: readonly Call[]): string {
  const lines = calls.map(({ id, path, method }) => {
    const verb = method.toUpperCase();
    return `export const ${id} = async (init: FetchOptions<paths["${path}"]["${method}"]>) => (await client.${verb}("${path}", init)).data;`;
  });
  const imports =
    'import type { paths } from "./paths.ts";\nimport createClient, { type FetchOptions } from "openapi-fetch";\n';
  return `${imports}const client = createClient<paths>();\n${lines.join("\n")}\n`;
}

function check(compiler: string, project: string): { seconds: number; instances: string } {
  const tsc = join(import.meta.dirname, "node_modules", compiler, "bin/tsc");
  const runs = Array.from({ length: ROUNDS }, () => {
    const said = execFileSync(process.execPath, [tsc, "-p", project, "--extendedDiagnostics"], { encoding: "utf8" });
    const value = (name: string) => new RegExp(`^${name}:\\s+([\\d.]+)`, "m").exec(said)?.[1] ?? "";
    return { seconds: Number(value("Total time")), instances: value("Instantiations") };
  });
  return { seconds: Math.min(...runs.map(({ seconds }) => seconds)), instances: runs[0]?.instances ?? "" };
}
