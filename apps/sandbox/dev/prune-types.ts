// Removes declarations that no entry of the package reaches.
import { existsSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

const folder = resolve(process.argv[2] ?? "dist/types");
const entries = process.argv.slice(3).map((name) => join(folder, name));

const reached = new Set<string>();
function reach(file: string): void {
  if (reached.has(file)) return;
  reached.add(file);
  const text = readFileSync(file, "utf8");
  for (const [, to = ""] of text.matchAll(/(?:from |import\()"(\.[^"]+)"/g)) {
    const path = resolve(dirname(file), to.replace(/\.(ts|tsx|js)$/, ".d.ts"));
    if (!existsSync(path)) throw new Error(`${file} imports ${to}, which has no declaration.`);
    reach(path);
  }
}
for (const entry of entries) reach(entry);

const all = readdirSync(folder, { recursive: true, encoding: "utf8" }).map((name) => join(folder, name));
for (const file of all) if (file.endsWith(".d.ts") && !reached.has(file)) rmSync(file);
