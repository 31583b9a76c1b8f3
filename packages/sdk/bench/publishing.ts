import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync } from "node:fs";
import { basename, dirname, join } from "node:path";
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
  const cwd = join(import.meta.dirname, folder);
  if (folder.startsWith("..")) {
    execFileSync("npx", ["-y", "pnpm@12", "pack", "--ignore-scripts", "--pack-destination", to], {
      cwd,
      stdio: "pipe",
    });
    return join(to, readdirSync(to)[0] ?? "");
  }
  // What is installed is what was published; `npm pack` dies over stripe in its place among pnpm's links.
  const installed = realpathSync(cwd);
  const tarball = join(to, "installed.tgz");
  const what = ["-C", dirname(installed), "--exclude", "node_modules", basename(installed)];
  execFileSync("tar", ["-czf", tarball, ...what], { stdio: "pipe" });
  return tarball;
}
