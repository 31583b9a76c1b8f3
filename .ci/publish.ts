import { execFileSync, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";

// Publishes the versions that npm lacks. pnpm packs, because it resolves `workspace:` and drops the source condition. npm
// publishes the tarballs, because trusted publishing and provenance are npm's.
const isDryRun = process.argv.includes("--dry-run");
const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: "inherit" });

run("npx", "-y", "pnpm@12", "run", "pack");
// In this order: each package depends on those before it.
for (const folder of ["packages/errors", "packages/sdk", "apps/sandbox"]) {
  const { name, version } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  if (spawnSync("npm", ["view", `${name}@${version}`, "version"], { encoding: "utf8" }).stdout.trim() === version) {
    console.log(`${name}@${version} is published already`);
    continue;
  }
  const tarball = `.coffer/packages/${name.replace("@", "").replace("/", "-")}-${version}.tgz`;
  run("npm", "publish", tarball, "--access", "public", isDryRun ? "--dry-run" : "--provenance");
}
// `changeset tag` writes the tags to the file that the action names in CHANGESETS_OUTPUT.
if (!isDryRun) run("npx", "-y", "pnpm@12", "exec", "changeset", "tag");
