import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";

/** Tracked files and new ones alike, so that a fault shows before it is committed. */
export const filesOf = (fits: (path: string) => boolean, root = process.cwd()): string[] =>
  execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], { cwd: root, encoding: "utf8" })
    .split("\n")
    .filter((path) => path !== "" && fits(path) && existsSync(join(root, path)));
