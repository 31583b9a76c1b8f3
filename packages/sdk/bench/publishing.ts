import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import type { Table } from "./table.ts";

const subjects: Record<string, string> = {
  "ours (sdk)": "../",
  "ours (errors)": "../../errors",
  stripe: "node_modules/stripe",
  openai: "node_modules/openai",
};

/** What publint and are-the-types-wrong find in the published packages, every way of resolving counted. */
export async function publishing(): Promise<Table> {
  const rows = [];
  for (const [name, folder] of Object.entries(subjects)) {
    const tarball = readFileSync(pack(folder));
    const { messages } = await publint({ pack: { tarball: Uint8Array.from(tarball).buffer }, strict: true });
    const analysis = await checkPackage(createPackageFromTarballData(tarball));
    const problems = analysis.types ? analysis.problems.length : 1;
    const ok = name.startsWith("ours") ? messages.length + problems === 0 : undefined;
    rows.push({
      cells: [name, String(messages.length), String(problems)],
      reach: ok === undefined ? "" : "0 and 0",
      ok,
    });
  }
  return { title: "Problems of the published package", head: ["package", "publint", "are-the-types-wrong"], rows };
}

function pack(folder: string): string {
  mkdirSync(join(import.meta.dirname, ".out"), { recursive: true });
  const to = mkdtempSync(join(import.meta.dirname, ".out/packed-"));
  const packer = folder.startsWith("..") ? "pnpm@12" : "npm@11";
  execFileSync("npx", ["-y", packer, "pack", "--ignore-scripts", "--pack-destination", to], {
    cwd: join(import.meta.dirname, folder),
    stdio: "ignore",
  });
  return join(to, readdirSync(to)[0] ?? "");
}
