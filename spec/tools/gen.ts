import { mkdir, readFile, writeFile } from "node:fs/promises";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { catalogue } from "./catalogue.ts";
import { outputs } from "./outputs.ts";

const root = fileURLToPath(new URL("../../", import.meta.url));
const files = await outputs(catalogue);
const stale: string[] = [];

for (const [path, text] of files) {
  const before = await readFile(root + path, "utf8").catch(() => undefined);
  if (before !== text) stale.push(path);
}

if (process.argv.includes("--check")) {
  const committed = stale.filter((path) => !path.startsWith("spec/dist/"));
  if (committed.length > 0) {
    console.error(
      `Not what spec/ says any more; run gen and commit:\n${committed.map((path) => `  ${path}`).join("\n")}`,
    );
    process.exitCode = 1;
  }
} else {
  for (const path of stale) {
    await mkdir(dirname(root + path), { recursive: true });
    await writeFile(root + path, files.get(path) ?? "");
    console.log(`wrote ${path}`);
  }
}
