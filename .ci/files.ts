import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** @returns tracked and new files, so that a fault shows before its commit. */
export const filesOf = (fits: (path: string) => boolean, root = process.cwd()): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "" && fits(path) && existsSync(join(root, path)));
