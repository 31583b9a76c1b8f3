import { existsSync, readdirSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogue } from "./catalogue.ts";
import { contractFiles, outputs } from "./outputs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const isCheck = process.argv.includes("--check");
const contract = contractFiles();
// Written first, because the bundle reads these files.
const early = isCheck ? [] : await writeAll(await changed(contract));
const files = new Map([...contract, ...(await outputs(catalogue))]);

// Generated files of an earlier run that are no longer written, such as those of a removed group.
const kept = [...new Set([...files.keys()].map(dirname))].filter((folder) => /\/gen(erated)?(\/|$)/.test(folder));
const left = kept
  .flatMap((folder) => filesIn(root + folder).map((name) => `${folder}/${name}`))
  .filter((path) => !files.has(path));

const stale = await changed(files);

if (isCheck) {
  const committed = [...stale.map(([path]) => path), ...left].filter((path) => !path.startsWith("spec/dist/"));
  if (committed.length > 0) {
    console.error(
      `Not what spec/ says any more; run gen and commit:\n${committed.map((path) => `  ${path}`).join("\n")}`,
    );
    process.exitCode = 1;
  }
} else {
  for (const path of [...early, ...(await writeAll(stale))]) console.log(`wrote ${path}`);
  for (const path of left) {
    await rm(root + path);
    console.log(`deleted ${path}`);
  }
}

async function changed(files: Iterable<readonly [string, string]>) {
  const stale: (readonly [path: string, text: string])[] = [];
  for (const [path, text] of files) {
    const before = await readFile(root + path, "utf8").catch(() => undefined);
    if (before !== text) stale.push([path, text]);
  }
  return stale;
}

async function writeAll(stale: readonly (readonly [path: string, text: string])[]): Promise<string[]> {
  for (const [path, text] of stale) {
    await mkdir(dirname(root + path), { recursive: true });
    await writeFile(root + path, text);
  }
  return stale.map(([path]) => path);
}

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
}
